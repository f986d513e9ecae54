import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Input.module.css';

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** Inside the box, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
}

/** A text input. Its wrapper has the border, so that affixes share it; text is 16 px, so that phones do not zoom. */
export function Input({ start, end, className, disabled, ...rest }: InputProps) {
  const invalid = rest['aria-invalid'] === true || rest['aria-invalid'] === 'true';
  return (
    <span className={clsx(styles.box, invalid && styles.invalid, disabled && styles.disabled, className)}>
      {start}
      <input {...rest} disabled={disabled} className={styles.input} />
      {end}
      {disabled ? (
        <Icon name="lock" className={styles.state} />
      ) : (
        invalid && !end && <Icon name="alert-circle" className={styles.state} />
      )}
    </span>
  );
}
