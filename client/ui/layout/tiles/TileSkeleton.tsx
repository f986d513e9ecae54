import styles from './TileSkeleton.module.css';

/** A placeholder of the same height as a Tile, to avoid a layout shift. */
export function TileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <div className={styles.art} />
      <div className={styles.name} />
      <div className={styles.provider} />
    </div>
  );
}
