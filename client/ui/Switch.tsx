import { clsx } from 'clsx';
import type { ChoiceProps } from './Checkbox.tsx';
import styles from './Choice.module.css';

/** On or off at once, no Save; the words stand left, the switch right. */
export function Switch({ label, className, ...rest }: Omit<ChoiceProps, 'error' | 'end'>) {
  return (
    <label className={clsx(styles.choice, styles.reversed, className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
        className={clsx(styles.control, styles.switch)}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
