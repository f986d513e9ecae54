import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { CheckInput } from './CheckInput.tsx';
import styles from './Choice.module.css';

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  ref?: Ref<HTMLInputElement>;
  /** May contain links. */
  label: ReactNode;
  /** At the end of the row: a count. */
  end?: ReactNode;
  error?: string;
}

export function Checkbox({ label, end, error, className, ...rest }: ChoiceProps) {
  const errorId = error && rest.id ? `${rest.id}-message` : undefined;
  return (
    <div className={className}>
      <label className={styles.choice}>
        <CheckInput
          aria-describedby={errorId}
          aria-invalid={error ? true : undefined}
          {...rest}
          className={clsx(styles.control, styles.checkbox)}
        />
        <span className={styles.label}>{label}</span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </label>
      {rest.id && (
        <FieldError id={errorId} className={styles.error}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
