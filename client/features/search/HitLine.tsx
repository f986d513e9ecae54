import { coverOfSize } from '#client/entities/game/coverOfSize.ts';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import styles from './HitLine.module.css';
import type { SearchHit } from './SearchHit.ts';

export function HitLine({ hit: { name, providerName, image, badge } }: { hit: SearchHit }) {
  const text = useText();
  return (
    <>
      {image ? (
        <img
          src={coverOfSize(image, '225x300')}
          width={42}
          height={56}
          alt=""
          decoding="async"
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.maker}>
          {badge && <Badge kind={badge}>{text(`hall.badge.${badge}`)}</Badge>}
          <span>{providerName}</span>
        </span>
      </span>
    </>
  );
}
