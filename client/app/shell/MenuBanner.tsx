import { AuthLink } from '../../dialogs/AuthLink.tsx';
import { linkKind } from '../../i18n/linkKind.ts';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useFacts } from '../../stores/useFacts.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useRootData } from '../useRootData.ts';
import { hasPage } from './hasPage.ts';
import styles from './MenuBanner.module.css';

/** The banner of the menu (spec section 3): guests are led to registration, players to the page it names or to the offers. */
export function MenuBanner() {
  const root = useRootData();
  const { account } = useFacts('session');
  const banner = root?.menuBanner;
  if (!banner) return null;
  const isPlayer = account !== null;
  const { title, subtitle, image, button } = isPlayer
    ? { ...banner, button: banner.buttonTitle }
    : {
        title: banner.publicTitle,
        subtitle: banner.publicSubtitle,
        image: banner.publicImage,
        button: banner.publicButtonTitle,
      };
  const url = banner.buttonSlug || root.offersUrl;
  if (!title) return null;
  return (
    <aside className={styles.banner} aria-label={title}>
      {image && (
        <img src={image} alt="" width={400} height={240} loading="lazy" decoding="async" className={styles.image} />
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {!isPlayer && button && (
          <AuthLink screen="signUp" className={buttonClass({ kind: 'soft', wide: true })}>
            {button}
          </AuthLink>
        )}
        {isPlayer && button && linkKind(url) !== 'forbidden' && hasPage(url) && (
          <ButtonLink kind="soft" wide href={url} link={renderLocaleLink}>
            {button}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}
