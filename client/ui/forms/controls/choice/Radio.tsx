import { clsx } from 'clsx';
import type { ChoiceProps } from './Checkbox.tsx';
import styles from './Choice.module.css';

/** A radio button of a RadioGroup, or of a feature's own fieldset. */
export function Radio({ label, end, error, className, ...rest }: ChoiceProps) {
  return (
    <label className={clsx(styles.choice, className)}>
      <input {...rest} type="radio" className={clsx(styles.control, styles.radio, error && styles.wrong)} />
      <span className={styles.label}>{label}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}
