import type { ReactNode } from 'react';
import styles from './HideableMoney.module.css';

/** A sum that the player may have hidden (useHiddenBalance); then neither eyes nor readers find it. */
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
