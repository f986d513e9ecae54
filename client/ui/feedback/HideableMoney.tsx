import type { ReactNode } from 'react';
import styles from './HideableMoney.module.css';

const DOTS = '••••••';

interface HideableMoneyProps {
  /** A sum, or a sentence that `write` makes of one. */
  children: ReactNode;
  /** Of a sentence: how it reads with this in place of its sums, so that it stays one when they are hidden. */
  write?: (dots: string) => string;
}

/** A sum that the player may have hidden (useHiddenBalance), then also from screen readers. */
export function HideableMoney({ children, write }: HideableMoneyProps) {
  return (
    <>
      <span className={styles.sum}>{children}</span>
      <span className={styles.dots} aria-hidden={write ? undefined : 'true'}>
        {write ? write(DOTS) : DOTS}
      </span>
    </>
  );
}
