import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { noticeSilentFills } from './noticeSilentFills.ts';

/** Attributes that link a control to its label and messages; spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: string;
  /** Beside the label: the rule, such as "6-20 belgi". */
  hint?: ReactNode;
  /** A note below the control. */
  note?: ReactNode;
  /** Replaces the note: what is wrong and what to do. */
  error?: string;
  /** Below the control: the value is known to be valid. */
  success?: string;
  /** It may be left empty; every other field says that it is required. */
  optional?: boolean | undefined;
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, note, error, success, optional, id: givenId, className, children }: FieldProps) {
  const ownId = useId();
  // Each field listens, because any may be the only one; a field that was told of once is not told of again.
  useEffect(() => noticeSilentFills(window), []);
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const message = error ?? success ?? note;
  const describedBy = clsx(hint && hintId, message && messageId) || undefined;
  return (
    <div className={clsx(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
        'aria-required': optional ? undefined : true,
      })}
      {message && !error && (
        <p id={messageId} className={clsx(styles.message, success && styles.success)}>
          <Icon name={success ? 'check' : 'info'} size={16} />
          <span>{message}</span>
        </p>
      )}
      <FieldError id={messageId} icon className={clsx(styles.message, styles.error)}>
        {error}
      </FieldError>
    </div>
  );
}
