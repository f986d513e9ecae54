import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HallFilter.module.css';

/** Beside the grid on wide screens, folded under its own button on phones; the browser's disclosure, so it needs no script. */
export function HallFilter({ count, children }: { count: number; children: ReactNode }) {
  const text = useText();
  const label = count > 0 ? text('hall.filterOn', { n: String(count) }) : text('hall.filter');
  return (
    <details className={styles.filter}>
      <summary aria-label={label}>
        <Icon name="filter" />
        {text('hall.filter')}
        {count > 0 && <b>{count}</b>}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
