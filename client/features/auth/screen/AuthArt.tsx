import { useText } from '#client/i18n/useText.ts';
import { Skyline } from '#client/ui/layout/Skyline.tsx';
import { TileBand } from '#client/ui/layout/tiles/TileBand.tsx';
import { Logo } from '#client/ui/media/Logo.tsx';
import { Star } from '#client/ui/media/Star.tsx';
import styles from './AuthArt.module.css';
import type { AuthData } from './loadAuthData.ts';

/** Second pane on wide screens: the operator's offer with its terms. */
export function AuthArt({ banner }: { banner: AuthData['banner'] | undefined }) {
  const text = useText();
  const title = banner?.isExist ? `${banner.label} ${banner.value}`.trim() : text('auth.artTitle');
  const addition = banner?.isExist ? banner.addition : text('auth.artText');
  return (
    <div className={styles.art}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{addition}</p>
      <Logo size={184} className={styles.star} />
      <div className={styles.sky} aria-hidden="true">
        <Star size={14} />
        <Star size={10} />
        <Star size={8} />
        <Star size={9} />
        <Star size={7} />
      </div>
      <Skyline className={styles.skyline} />
      <TileBand />
    </div>
  );
}
