import { useRootData } from '#client/app/useRootData.ts';
import { AuthLink } from '#client/dialogs/AuthLink.tsx';
import { linkKind } from '#client/lib/linkKind.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
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
