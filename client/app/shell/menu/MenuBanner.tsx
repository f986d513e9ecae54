import { AuthLink } from '../../../dialogs/AuthLink.tsx';
import { linkKind } from '../../../lib/linkKind.ts';
import { renderLocaleLink } from '../../../ui/navigation/renderLocaleLink.tsx';
import { useIsPlayer } from '../../../stores/useIsPlayer.ts';
import { buttonClass } from '../../../ui/navigation/buttonClass.ts';
import { ButtonLink } from '../../../ui/navigation/ButtonLink.tsx';
import { useRootData } from '../../useRootData.ts';
import { hasPage } from './hasPage.ts';
import styles from './MenuBanner.module.css';

/** The banner of the menu: leads guests to registration, players to its page or to the offers. */
export function MenuBanner() {
  const root = useRootData();
  const isPlayer = useIsPlayer();
  const banner = root?.menuBanner;
  if (!banner || isPlayer === undefined) return null;
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
      <div className={styles.content}>
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
