import { useLocation } from 'react-router';
import type { PrazerConfig } from '../../../../shared/content/prazerConfig.content.ts';
import { stripLocale, withLocale } from '../../../../shared/locales.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { useApp } from '../../../context/useApp.ts';
import { LocaleLink } from '../../../i18n/LocaleLink.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignOut } from '../../../stores/useSignOut.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { profileMenu } from '../profileMenu.ts';
import styles from './ProfileMenu.module.css';

/** The pages of the area and beside it, and the end of the session. */
export function ProfileMenu({ flags }: { flags: PrazerConfig['flags'] }) {
  const text = useText();
  const { locale } = useApp();
  const here = stripLocale(useLocation().pathname);
  const signOut = useSignOut();
  return (
    <nav aria-label={text('profile.menu')} className={styles.menu}>
      {profileMenu(flags).map((pages) => (
        <ul key={pages[0]?.group} className={styles.group}>
          {pages.map(({ href, icon, title }) => (
            <li key={href}>
              <LocaleLink to={href} className={styles.item} aria-current={href === here ? 'page' : undefined}>
                <Icon name={icon} size={22} />
                <span>{text(title)}</span>
                <Icon name="chevron-right" size={18} />
              </LocaleLink>
            </li>
          ))}
        </ul>
      ))}
      <form
        method="post"
        action={withLocale(paths.signOut.build(), locale)}
        className={styles.group}
        onSubmit={(event) => {
          event.preventDefault();
          void signOut();
        }}
      >
        <button type="submit" className={styles.item}>
          <Icon name="logout" size={22} />
          <span>{text('shell.signOut')}</span>
          <Icon name="chevron-right" size={18} />
        </button>
      </form>
    </nav>
  );
}
