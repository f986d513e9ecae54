import type { ReactNode } from 'react';
import styles from './Rows.module.css';

interface RowProps {
  title: ReactNode;
  /** Below the title: date, stake, price. */
  meta?: ReactNode;
  /** At the end of the line, aligned in all rows. */
  amount?: ReactNode;
  /** Below the amount: a state as colour and word. */
  state?: ReactNode;
}

/** A row of Rows. */
export function Row({ title, meta, amount, state }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.title}>{title}</span>
      {meta && <span className={styles.meta}>{meta}</span>}
      {amount && <b className={styles.amount}>{amount}</b>}
      {state && <span className={styles.state}>{state}</span>}
    </li>
  );
}
