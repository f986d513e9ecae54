import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { progressPercent } from '../../../shared/domain/progressPercent.ts';
import styles from './Progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  /** Where it began: the points of the level before. */
  min?: number;
  max: number;
  /** The same in numbers, always shown: `1 860 000 / 6 000 000`. */
  numbers: ReactNode;
  tone?: 'primary' | 'secondary' | 'danger';
  /** Words under the bar, left and right. */
  start?: ReactNode;
  end?: ReactNode;
  className?: string;
}

/** Filled to the whole percent below: a full bar is a reached goal. */
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
