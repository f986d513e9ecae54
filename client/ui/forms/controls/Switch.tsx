import { clsx } from 'clsx';
import type { ChoiceProps } from './Checkbox.tsx';
import styles from './Choice.module.css';

/** On or off, at once; a choice that waits for a button is a Checkbox. The words come first, the switch at the right edge. */
export function Switch({ label, end, error, className, ...rest }: ChoiceProps) {
  const errorId = error && rest.id ? `${rest.id}-message` : undefined;
  return (
    <div className={className}>
      <label className={clsx(styles.choice, styles.reversed)}>
        <input
          aria-describedby={errorId}
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is checked
          role="switch"
          className={clsx(styles.control, styles.switch)}
        />
        {end !== undefined && <span className={styles.end}>{end}</span>}
        <span className={styles.label}>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
