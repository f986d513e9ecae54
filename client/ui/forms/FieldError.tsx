import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './FieldError.module.css';

/** Milliseconds after a field was left, or its form sent, in which its error appears. */
const CHECK_MS = 400;

interface FieldErrorProps {
  /** Of the text, for the control's description. */
  id: string | undefined;
  className: string | undefined;
  icon?: boolean;
  /** The error; undefined: none. */
  children: ReactNode;
}

/**
 * The place of a control's error. While the control has the focus, and just after, it is a live region: an error that appears there moves
 * no focus, so it must be said (WCAG 4.1.3). So it is of the last field while its form is sent, because the answer may take seconds. In
 * other fields it is silent, because the form lists its errors.
 */
export function FieldError({ id, className, icon, children }: FieldErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const isWrong = Boolean(children);
  useEffect(() => {
    const region = place.current;
    const field = region?.parentElement;
    if (!region || !field) return;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const enter = () => {
      clearTimeout(silence);
      region.setAttribute('aria-live', 'polite');
    };
    const leave = () => {
      clearTimeout(silence);
      silence = setTimeout(() => region.removeAttribute('aria-live'), CHECK_MS);
    };
    const form = region.closest('form');
    const wait = () => clearTimeout(silence);
    const leaveForOther = ({ target }: FocusEvent) => {
      if (!field.contains(target as Node)) leave();
    };
    if (field.contains(document.activeElement)) enter();
    field.addEventListener('focusin', enter);
    field.addEventListener('focusout', leave);
    form?.addEventListener('submit', wait);
    form?.addEventListener('focusin', leaveForOther);
    return () => {
      clearTimeout(silence);
      field.removeEventListener('focusin', enter);
      field.removeEventListener('focusout', leave);
      form?.removeEventListener('submit', wait);
      form?.removeEventListener('focusin', leaveForOther);
    };
  }, []);
  // An error that stays after another submission is inserted anew, or a second press would say nothing.
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!isWrong || !form) return;
    const sent = () => void setTimeout(() => setTurn((last) => last + 1), CHECK_MS);
    form.addEventListener('submit', sent);
    return () => form.removeEventListener('submit', sent);
  }, [isWrong]);
  return (
    <div ref={place} className={styles.place}>
      {isWrong && (
        <p key={turn} id={id} className={className}>
          {icon && <Icon name="alert-circle" size={16} />}
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
