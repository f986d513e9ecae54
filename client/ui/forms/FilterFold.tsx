import type { ReactNode } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './FilterFold.module.css';

interface FilterFoldProps {
  label: string;
  /** Number of filters in effect. */
  count: number;
  children: ReactNode;
}

/** The fields of a filter: one row that opens on a phone, with or without JavaScript; always open on wide screens. */
export function FilterFold({ label, count, children }: FilterFoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="filter" />
        <span>{label}</span> {count > 0 && <b>{count}</b>}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
