import { clsx } from 'clsx';
import type { Ref, TextareaHTMLAttributes } from 'react';
import box from './Input.module.css';
import styles from './Textarea.module.css';

interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line input that grows with its text, where the browser supports it. */
export function Textarea({ className, rows = 5, ...rest }: TextareaProps) {
  const invalid = rest['aria-invalid'] === true || rest['aria-invalid'] === 'true';
  return (
    <span className={clsx(box.box, invalid && box.invalid, className)}>
      <textarea {...rest} rows={rows} className={styles.area} />
    </span>
  );
}
