import { Star } from '#client/ui/media/Star.tsx';
import styles from './PlaceMark.module.css';

const MEDALS = [undefined, styles.gold, styles.silver, styles.bronze];

/** A place number; the first three have a star. */
export function PlaceMark({ place }: { place: number }) {
  const medal = MEDALS[place];
  if (!medal) return <span className={styles.place}>{place}</span>;
  return (
    <span className={`${styles.place} ${medal}`}>
      <Star shape="octagram" size={32} />
      <b>{place}</b>
    </span>
  );
}
