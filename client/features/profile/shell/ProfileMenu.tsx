import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { useSignOut } from '#client/stores/useSignOut.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import type { PrazerConfig } from '#shared/content/prazerConfig.content.ts';
import { stripLocale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import type { OpenTask } from '../openTasks.ts';
import { profilePages } from '../profilePages.ts';
import styles from './ProfileMenu.module.css';
import { profileMenu } from './profileMenu.ts';

interface ProfileMenuProps {
  flags: PrazerConfig['flags'];
  /** Each is counted at the page where it is done. */
  tasks: readonly OpenTask[];
}

export function ProfileMenu({ flags, tasks }: ProfileMenuProps) {
  const text = useText();
  const isOpen = useIsOpen();
  const { locale } = useApp();
  const here = stripLocale(useLocation().pathname);
  const signOut = useSignOut();
  const waiting = (href: string) => tasks.filter((task) => task.href.split('#')[0] === href).length;
  return (
    <nav aria-label={text('profile.menu')} className={styles.menu}>
      {profileMenu(
        flags,
        profilePages.filter(({ href }) => isOpen(href)),
      ).map((pages) => (
        <ul key={pages[0]?.group} className={styles.group}>
          {pages.map(({ href, icon, title }) => (
            <li key={href}>
              <LocaleLink to={href} className={styles.item} aria-current={href === here ? 'page' : undefined}>
                <Icon name={icon} size={22} />
                <span>{text(title)}</span>
                <MenuCount count={waiting(href)} />
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

function MenuCount({ count }: { count: number }) {
  const text = useText();
  if (count === 0) return null;
  return (
    <b className={styles.count}>
      <Badge kind="waiting">
        <b aria-hidden="true">{count}</b>
        <VisuallyHidden>{text('profile.tasksCount', { count: String(count) })}</VisuallyHidden>
      </Badge>
    </b>
  );
}
