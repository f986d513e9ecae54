import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useShownCurrent } from '#client/ui/navigation/current/useShownCurrent.ts';
import styles from './PillRow.module.css';

interface PillRowProps {
  /** Names the group for screen readers. */
  label: string;
  /** Identifies the selected pill, which the row scrolls to. */
  current?: string | null | undefined;
  className?: string;
  children: ReactNode;
}

/** Pills in one line that scrolls sideways to the edge of the screen. */
export function PillRow({ label, current, className, children }: PillRowProps) {
  const row = useRef<HTMLElement>(null);
  useShownCurrent(row, current);
  return (
    <nav ref={row} aria-label={label} className={clsx(styles.row, className)}>
      {children}
    </nav>
  );
}
