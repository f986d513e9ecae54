import type { ReactNode } from 'react';
import styles from './PictureTileGrid.module.css';

/** A grid of picture tiles in `<li>` elements: one, two or three per row. */
export function PictureTileGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
