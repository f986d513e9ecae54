import type { ReactNode } from 'react';
import styles from './PictureTileGrid.module.css';

/** Picture tiles, each in its `<li>`: one, two or three in a row. */
export function PictureTileGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
