import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './Rows.module.css';

interface RowsProps {
  label?: string;
  /** In a box of its own. */
  boxed?: boolean;
  /** Where there is room, each part of a row has its column; `extra`: one more, for the extra part. Needs a box, or a container around it. */
  columns?: boolean | 'extra';
  className?: string | undefined;
  ref?: Ref<HTMLUListElement>;
  /** Row elements. */
  children: ReactNode;
}

/** A list of money or points: each row has a title with its details, and at the end the amount with its state. */
export function Rows({ label, boxed, columns, className, ref, children }: RowsProps) {
  return (
    <ul
      ref={ref}
      className={clsx(styles.rows, boxed && styles.boxed, className)}
      data-columns={columns || undefined}
      aria-label={label}
    >
      {children}
    </ul>
  );
}
