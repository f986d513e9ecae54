import type { ReactNode } from 'react';
import styles from './HideableMoney.module.css';

/** A sum that the player may have hidden (useHiddenBalance), then also from screen readers. */
export function HideableMoney({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.sum}>{children}</span>
      <span className={styles.dots} aria-hidden="true">
        ••••••
      </span>
    </>
  );
}
