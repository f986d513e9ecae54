import { clsx } from 'clsx';
import type { ChoiceProps } from './Checkbox.tsx';
import styles from './Choice.module.css';

/** One of a group that shares `name`; put the group in a `<fieldset>` with a `<legend>`. */
export function Radio({ label, end, className, ...rest }: Omit<ChoiceProps, 'error'>) {
  return (
    <label className={clsx(styles.choice, className)}>
      <input {...rest} type="radio" className={clsx(styles.control, styles.radio)} />
      <span className={styles.label}>{label}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}
