import { askConsentAgain } from '#client/app/tracking/consent.ts';
import { hasTrackers } from '#client/app/tracking/hasTrackers.ts';
import { useRootData } from '#client/app/useRootData.ts';
import { LanguageLinks } from '#client/entities/language/LanguageLinks.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { AgeMark } from '#client/ui/feedback/AgeMark.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { SaverForm } from './header/SaverForm.tsx';
import { visibleLinks } from './menu/visibleItems.ts';
import styles from './TaskFooter.module.css';

/** The footer below a form: 18+, responsible play, help and the language, without the menus that would lead away. */
export function TaskFooter() {
  const root = useRootData();
  const text = useText();
  const isPlayer = useIsPlayer();
  const { info } = useFacts('general');
  if (!root) return null;
  const responsible = visibleLinks(root.footer.responsibleLinks, isPlayer);
  return (
    <footer id="site-menu" className={styles.footer}>
      <div className={styles.row}>
        <AgeMark />
        <nav aria-label={text('shell.footerMenu')} className={styles.links}>
          {responsible.map((link) => (
            <TextLink key={link.title} kind="standalone" href={link.url} link={renderLocaleLink}>
              {link.title}
            </TextLink>
          ))}
          <TextLink kind="standalone" href={paths.support.build()} link={renderLocaleLink}>
            {text('shell.help')}
          </TextLink>
          {hasTrackers(info) && <TextButton onClick={askConsentAgain}>{text('shell.cookieSettings')}</TextButton>}
        </nav>
        <LanguageLinks className={styles.languages} />
        <noscript>{import.meta.env.SSR && <SaverForm />}</noscript>
      </div>
      {root.footer.license || root.license.text ? (
        <p className={styles.license}>{root.footer.license || root.license.text}</p>
      ) : null}
    </footer>
  );
}
