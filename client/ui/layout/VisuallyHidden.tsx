import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** Hidden from the eye on phones only. */
  isOnPhone?: boolean;
  /** `status`: read aloud whenever it changes. */
  role?: 'status';
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ isOnPhone = false, role, children }: VisuallyHiddenProps) {
  return (
    <span className={clsx(styles.hidden, isOnPhone && styles.phone)} role={role}>
      {children}
    </span>
  );
}
