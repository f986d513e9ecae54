import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './PillRow.module.css';

/** Pills in one line that scrolls sideways to the edge of the screen; `label` names the group for screen readers. */
export function PillRow({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={clsx(styles.row, className)}>
      {children}
    </nav>
  );
}
