import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './Fold.module.css';

interface FoldProps {
  icon: IconName;
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Visible while the form loads: the outcome of a form submitted without JavaScript. */
  note?: ReactNode;
  /** A form made by `late`: its code is loaded on first opening. Without JavaScript it is in the page from the start. */
  children: ReactNode;
}

/** A form in a fold, closed at first. */
export function Fold({ icon, label, isOpen, onToggle, note, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isWanted, setWanted] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => {
    if (details.current?.open) setWanted(true);
  }, []);
  return (
    <details
      ref={details}
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open) setWanted(true);
        onToggle(open);
      }}
    >
      <summary className={styles.summary}>
        <Icon name={icon} size={18} />
        {label}
      </summary>
      <div className={styles.body}>
        {note}
        <noscript>{import.meta.env.SSR && children}</noscript>
        {isWanted && <Suspense fallback={<Skeleton className={styles.waiting} />}>{children}</Suspense>}
      </div>
    </details>
  );
}
