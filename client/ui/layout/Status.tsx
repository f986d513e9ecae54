import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Status.module.css';

interface StatusProps {
  className?: string | undefined;
  /** What is said when it appears; nothing while there is nothing to say. */
  children: ReactNode;
}

/** A line of news. Its region is always rendered: screen readers announce what enters a region, not a region that comes with its text. */
export function Status({ className, children }: StatusProps) {
  return (
    <div role="status" className={clsx(styles.status, children && className)}>
      {children}
    </div>
  );
}
