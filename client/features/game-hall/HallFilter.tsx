import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HallFilter.module.css';

/** Beside the grid on wide screens, folded under its own button on phones; the browser's disclosure, so it needs no script. */
export function HallFilter({ count, children }: { count: number; children: ReactNode }) {
  const text = useText();
  return (
    <details className={styles.filter}>
      <summary>
        <Icon name="filter" />
        {text('hall.filter')} {count > 0 && <b>{count}</b>}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
