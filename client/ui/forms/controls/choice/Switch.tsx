import { clsx } from 'clsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import type { ChoiceProps } from './Checkbox.tsx';
import { CheckInput } from './CheckInput.tsx';
import styles from './Choice.module.css';

/** A setting that applies at once; use Checkbox for a choice that is submitted. The label comes first, the switch at the end of the row. */
export function Switch({ label, end, error, className, ...rest }: ChoiceProps) {
  const errorId = error && rest.id ? `${rest.id}-message` : undefined;
  return (
    <div className={className}>
      <label className={clsx(styles.choice, styles.reversed)}>
        <CheckInput
          aria-describedby={errorId}
          {...rest}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is checked
          role="switch"
          className={clsx(styles.control, styles.switch)}
        />
        {end !== undefined && <span className={styles.end}>{end}</span>}
        <span className={styles.label}>{label}</span>
      </label>
      {rest.id && (
        <FieldError id={errorId} className={styles.error}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
