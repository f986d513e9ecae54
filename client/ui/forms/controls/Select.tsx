import { clsx } from 'clsx';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import box from './Input.module.css';
import styles from './Select.module.css';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** First option, which cannot be chosen. */
  placeholder?: string;
}

export function Select({ options, placeholder, className, disabled, ...rest }: SelectProps) {
  return (
    <span
      className={clsx(
        box.box,
        rest['aria-invalid'] === true && box.invalid,
        disabled && box.disabled,
        styles.select,
        className,
      )}
    >
      <select {...rest} disabled={disabled} className={clsx(box.input, styles.control)}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name={disabled ? 'lock' : 'chevron-down'} className={styles.arrow} />
    </span>
  );
}
