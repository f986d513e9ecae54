import type { ReactNode } from 'react';
import styles from './EmptyNote.module.css';

/** One line where a part of a page or card has nothing yet; a whole page or list has an EmptyState. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
