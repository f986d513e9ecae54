import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** Why the last press had no effect; null or false: nothing to say. */
  message: ReactNode;
  /** Over another page, in a container that scrolls separately: the bar does not stick. */
  isOverlay?: boolean;
  /** The form is hidden behind its next step: the bottom bar of the page is back. */
  isAside?: boolean;
  /** The button. */
  children: ReactNode;
}

/**
 * The button of a money form, and above it the refusal of the last press, so that whoever pressed sees the answer. On an upright phone it
 * sticks to the bottom of the screen; its form must be the nearest block around it.
 */
export function ActionBar({ message, isOverlay = false, isAside = false, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const hasMessage = Boolean(message);
  // Where the bar does not stick, the message may appear below the edge of the screen.
  useEffect(() => {
    if (hasMessage) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [hasMessage]);
  const sticks = !isOverlay && !isAside;
  useEffect(() => {
    if (!sticks) return;
    const root = document.documentElement;
    root.dataset['bar'] = '';
    return () => {
      delete root.dataset['bar'];
    };
  }, [sticks]);
  return (
    <div ref={bar} className={clsx(styles.bar, !isOverlay && styles.sticky)} data-sticks={sticks ? '' : undefined}>
      {hasMessage && <div className={styles.message}>{message}</div>}
      <div>{children}</div>
    </div>
  );
}
