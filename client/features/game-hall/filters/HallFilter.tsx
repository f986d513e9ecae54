import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import styles from './HallFilter.module.css';

/** Same as `--from-laptop`. */
const WIDE = '(min-width: 992px)';

interface HallFilterProps {
  /** Number of active filters. */
  count: number;
  /** Number of matching games; undefined while unknown. */
  gameCount: number | undefined;
  isBusy: boolean;
  children: ReactNode;
}

/**
 * Beside the grid on wide screens, elsewhere a sheet whose button shows the number of matching games. Without JavaScript it is
 * a `<details>`.
 */
export function HallFilter({ count, gameCount, isBusy, children }: HallFilterProps) {
  const text = useText();
  const box = useRef<HTMLDetailsElement>(null);
  const [isSheet, setIsSheet] = useState(false);
  // On wide screens the filter is always visible, so it must not be announced as collapsed.
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const follow = () => {
      if (box.current) box.current.open = wide.matches;
      setIsSheet(false);
    };
    const wasOpened = box.current?.open ?? false;
    follow();
    // On a phone it may have been opened before the scripts ran.
    if (wasOpened && !wide.matches) setIsSheet(true);
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return (
    <>
      <details ref={box} className={styles.filter}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary is a button */}
        <summary
          onClick={(event) => {
            if (matchMedia(WIDE).matches) return;
            event.preventDefault();
            setIsSheet(true);
          }}
        >
          <Icon name="filter" />
          <span className={styles.label}>{text('hall.filter')}</span> {count > 0 && <b>{count}</b>}
        </summary>
        <div className={styles.panel}>{!isSheet && children}</div>
      </details>
      {isSheet && (
        <Dialog
          kind="curtain"
          open
          onClose={() => setIsSheet(false)}
          lightDismiss
          closeLabel={text('hall.filterClose')}
          title={text('hall.filter')}
          footer={
            <Button kind="primary" size="large" wide loading={isBusy} onClick={() => setIsSheet(false)}>
              {gameCount === undefined
                ? text('hall.show')
                : text('hall.showFound', { count: gameCount, n: formatNumber(gameCount) })}
            </Button>
          }
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
