import { HomeLink } from '#client/app/shell/HomeLink.tsx';
import { askConsentAgain } from '#client/app/tracking/consent.ts';
import { hasTrackers } from '#client/app/tracking/hasTrackers.ts';
import { useRootData } from '#client/app/useRootData.ts';
import { LanguageLinks } from '#client/entities/language/LanguageLinks.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { AgeMark } from '#client/ui/feedback/AgeMark.tsx';
import { TileBand } from '#client/ui/layout/tiles/TileBand.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { ContentLink } from '#client/ui/navigation/ContentLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import styles from './Footer.module.css';
import { SaverForm } from './header/SaverForm.tsx';
import { visibleLinks } from './menu/visibleItems.ts';

/** The footer of every page: menus, payments, licence, 18+ and links to responsible play. */
export function Footer() {
  const root = useRootData();
  const text = useText();
  const isPlayer = useIsPlayer();
  const { info } = useFacts('general');
  if (!root) return null;
  const { footer, social, license, ratingSites } = root;
  const columns = footer.columns
    .map((column) => ({ ...column, links: visibleLinks(column.links, isPlayer) }))
    .filter((column) => column.links.length > 0);
  const responsible = visibleLinks(footer.responsibleLinks, isPlayer);
  return (
    <footer id="site-menu" className={styles.footer}>
      <TileBand />
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.about}>
            <HomeLink className={styles.logo} />
            <p>{footer.about}</p>
            <ul className={styles.social}>
              {social.map(({ name, url, icon }) => (
                <li key={name}>
                  <ContentLink to={url} className={styles.disc} aria-label={name} title={name}>
                    <Icon name={(icon || 'link') as IconName} />
                  </ContentLink>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label={text('shell.footerMenu')} className={styles.columns}>
            {columns.map((column) => (
              <details key={column.title} className={styles.column}>
                <summary>{column.title}</summary>
                <h2>{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.title}>
                      <ContentLink to={link.url} viewTransition>
                        {link.title}
                      </ContentLink>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </nav>
        </div>
        <div className={styles.row}>
          <ul className={styles.payments} aria-label={text('shell.payments')}>
            {footer.payments.map(({ name, icon }) => (
              <li key={name} className={icon.startsWith('pay-') ? styles.plate : undefined}>
                <Icon name={(icon || 'card') as IconName} size={16} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
          <LanguageLinks className={styles.languages} />
          <noscript>{import.meta.env.SSR && <SaverForm />}</noscript>
        </div>
        {ratingSites.length > 0 && (
          <ul className={styles.ratings} aria-label={text('shell.ratings')}>
            {ratingSites.map(({ name, url, image }) => (
              <li key={name}>
                <ContentLink to={url}>
                  {image ? <img src={image} alt={name} height={32} loading="lazy" decoding="async" /> : name}
                </ContentLink>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.legal}>
          <AgeMark />
          <div className={styles.text}>
            <p>
              <span>{footer.text}</span>{' '}
              {responsible.map((link, index) => (
                <span key={link.title}>
                  {index > 0 && <span>{'\u00A0· '}</span>}
                  <TextLink href={link.url} link={renderLocaleLink}>
                    {link.title}
                  </TextLink>
                </span>
              ))}
            </p>
            <License {...license} text={footer.license || license.text} />
          </div>
          {hasTrackers(info) && (
            <TextButton kind="inline" onClick={askConsentAgain}>
              {text('shell.cookieSettings')}
            </TextButton>
          )}
          <p className={styles.copyright}>{footer.copyright}</p>
        </div>
      </div>
    </footer>
  );
}

/** The licence with its number, seal and link to the regulator, as far as the operator has set them. */
function License({ text: license, number, url, logo }: { text: string; number: string; url: string; logo: string }) {
  const text = useText();
  const hasNumber = number !== '' && !license.includes(number);
  if (!license && !number) return null;
  return (
    <p className={styles.license}>
      {logo && <img src={logo} alt="" height={32} loading="lazy" decoding="async" />}
      <span>
        <span>{hasNumber ? `${license} ${text('shell.licenseNumber', { number })}` : license}</span>{' '}
        {url && (
          <TextLink href={url} link={renderLocaleLink}>
            {text('shell.licenseCheck')}
          </TextLink>
        )}
      </span>
    </p>
  );
}
