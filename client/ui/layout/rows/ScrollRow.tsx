import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './ScrollRow.module.css';

interface ScrollRowProps {
  /** Names the group for screen readers. */
  label: string;
  /** From tablets on it is no row. */
  narrow?: boolean;
  className?: string;
  children: ReactNode;
}

/** A row that scrolls sideways to the edge of the screen; the group takes the focus, so that arrow keys scroll it. */
export function ScrollRow({ label, narrow, className, children }: ScrollRowProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      className={clsx(styles.row, className)}
      data-narrow={narrow || undefined}
    >
      {children}
    </div>
  );
}
