import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HallFilter.module.css';

/** As `--from-laptop`. */
const WIDE = '(width >= 992px)';

/** Beside the grid on wide screens, folded under its own button on phones; the browser's disclosure, so it needs no script. */
export function HallFilter({ count, children }: { count: number; children: ReactNode }) {
  const text = useText();
  const box = useRef<HTMLDetailsElement>(null);
  // What is always shown must not be said to be folded.
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const follow = () => {
      if (box.current) box.current.open = wide.matches;
    };
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return (
    <details ref={box} className={styles.filter}>
      <summary>
        <Icon name="filter" />
        {text('hall.filter')} {count > 0 && <b>{count}</b>}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
