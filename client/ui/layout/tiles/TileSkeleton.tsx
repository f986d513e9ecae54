import styles from './TileSkeleton.module.css';

/** The same heights as a Tile, so that nothing moves when it comes. */
export function TileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <div className={styles.art} />
      <div className={styles.name} />
      <div className={styles.provider} />
    </div>
  );
}
