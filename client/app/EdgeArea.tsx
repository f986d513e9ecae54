import type { ReactNode } from 'react';
import styles from './EdgeArea.module.css';

/** The place of consent, notices, hints and the offer to install; each names its kind in `data-edge`. */
export function EdgeArea({ children }: { children: ReactNode }) {
  return <div className={styles.area}>{children}</div>;
}
