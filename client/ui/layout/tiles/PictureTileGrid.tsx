import { Children, type ReactNode } from 'react';
import styles from './PictureTileGrid.module.css';

/** A grid of picture tiles in `<li>` elements: one, two or three per row; two or four where three would leave the last tile alone. */
export function PictureTileGrid({ children }: { children: ReactNode }) {
  const count = Children.count(children);
  const isAlone = count % 3 === 1 && count % 4 !== 1;
  return (
    <ul className={styles.grid} data-alone={isAlone ? (count % 2 === 0 ? 'even' : 'odd') : undefined}>
      {children}
    </ul>
  );
}
