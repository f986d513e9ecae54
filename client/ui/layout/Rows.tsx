import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Rows.module.css';

interface RowsProps {
  label?: string;
  className?: string;
  /** Row elements. */
  children: ReactNode;
}

/** A list of money or points: each row has a title with its details, and at the end the amount with its state. */
export function Rows({ label, className, children }: RowsProps) {
  return (
    <ul className={clsx(styles.rows, className)} aria-label={label}>
      {children}
    </ul>
  );
}
