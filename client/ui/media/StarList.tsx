import type { ReactNode } from 'react';
import { Star } from './Star.tsx';
import styles from './StarList.module.css';

interface StarListProps {
  /** Sentences, with what belongs to each; those that do not exist are left out. */
  items: readonly ReactNode[];
  /** The accessible name. */
  label?: string;
}

/** A list of short sentences with star bullets. Only articles of the operator have other bullets. */
export function StarList({ items, label }: StarListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(
        (item, index) =>
          item && (
            <li key={index}>
              <Star size={16} className={styles.star} />
              <div>{item}</div>
            </li>
          ),
      )}
    </ul>
  );
}
