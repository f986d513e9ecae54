import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './Progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** The same in numbers, always shown: `1 860 000 / 6 000 000`. */
  numbers: string;
  tone?: 'primary' | 'secondary';
  className?: string;
}

export function Progress({ label, value, max, numbers, tone = 'primary', className }: ProgressProps) {
  const id = useId();
  return (
    <div className={clsx(styles.progress, className)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.numbers}>{numbers}</span>
      <progress id={id} value={value} max={max} className={clsx(styles.bar, styles[tone])} />
    </div>
  );
}
