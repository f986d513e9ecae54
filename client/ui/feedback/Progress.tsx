import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { progressPercent } from '#shared/domain/progressPercent.ts';
import styles from './Progress.module.css';

interface ProgressProps {
  label: ReactNode;
  value: number;
  /** Start of the scale: the points of the previous level. */
  min?: number;
  max: number;
  /** The values as text, always shown: `1 860 000 / 6 000 000`. */
  numbers: ReactNode;
  tone?: 'primary' | 'secondary' | 'danger';
  /** Texts below the bar, at its start and end. */
  start?: ReactNode;
  end?: ReactNode;
  className?: string;
}

/** A progress bar, rounded down to a whole percent, so that it is full only when the goal is reached. */
export function Progress({
  label,
  value,
  min = 0,
  max,
  numbers,
  tone = 'primary',
  start,
  end,
  className,
}: ProgressProps) {
  const id = useId();
  return (
    <div className={clsx(styles.progress, className)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.numbers}>{numbers}</span>
      <progress
        id={id}
        value={progressPercent({ minValue: min, maxValue: max, expCount: value })}
        max={100}
        className={clsx(styles.bar, styles[tone])}
      />
      {start !== undefined && <span className={styles.foot}>{start}</span>}
      {end !== undefined && <span className={clsx(styles.foot, styles.end)}>{end}</span>}
    </div>
  );
}
