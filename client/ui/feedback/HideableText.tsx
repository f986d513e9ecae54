import styles from './HideableMoney.module.css';

/** A sentence with sums that the player may have hidden (useHiddenBalance); `write` gets what to write for each of them. */
export function HideableText({ write }: { write: (sum: (shown: string) => string) => string }) {
  return (
    <>
      <span className={styles.sum}>{write((shown) => shown)}</span>
      <span className={styles.dots}>{write(() => '••••••')}</span>
    </>
  );
}
