import { clsx } from 'clsx';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { codeText } from '#shared/auth/codeText.ts';
import styles from './CodeInput.module.css';

interface CodeInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (code: string) => void;
  /** Called once the last digit is entered; the form may submit itself. */
  onComplete?: (code: string) => void;
  length?: number;
}

/** Boxes below a single input, so that paste, SMS autofill and password managers work with one field. */
export function CodeInput({
  value,
  onChange,
  onComplete,
  length = 6,
  className,
  onFocus,
  onBlur,
  ...rest
}: CodeInputProps) {
  const [focused, setFocused] = useState(false);
  const invalid = rest['aria-invalid'] === true;
  return (
    <span className={clsx(styles.code, invalid && styles.invalid, className)}>
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={clsx(styles.box, focused && index === Math.min(value.length, length - 1) && styles.active)}
        >
          {value[index]}
        </span>
      ))}
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="\d*"
        spellCheck={false}
        {...rest}
        className={styles.input}
        value={value}
        onFocus={(event) => {
          setFocused(true);
          const end = event.currentTarget.value.length;
          // Typing replaces a complete code, since nothing can be added to it.
          event.currentTarget.setSelectionRange(end === length ? 0 : end, end);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
        onPaste={(event) => {
          // A whole message pasted into typed digits replaces them.
          event.preventDefault();
          change(event.clipboardData.getData('text'));
        }}
        onChange={(event) => change(event.target.value)}
      />
    </span>
  );

  function change(text: string) {
    // Without a limit of the field: it would cut `123 456` and a whole message before they are read. A typed letter leaves the digits.
    const typed = text.length <= length + 1 ? text.replace(/\D/g, '') : '';
    const code = (codeText(text) || typed).slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  }
}
