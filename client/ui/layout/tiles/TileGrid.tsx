import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './TileGrid.module.css';

interface TileGridProps {
  label?: string;
  /** `hall` leaves room for a filter beside the grid, `row` takes the full width. */
  columns?: 'hall' | 'row';
  className?: string;
  /** `<li>` elements. */
  children: ReactNode;
}

export function TileGrid({ label, columns = 'row', className, children }: TileGridProps) {
  return (
    <ul aria-label={label} className={clsx(styles.grid, styles[columns], className)}>
      {children}
    </ul>
  );
}
