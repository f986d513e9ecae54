import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '#client/context/useLocation.ts';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** Content of the button; its text, or `label`, names it. */
  summary: ReactNode;
  label?: string;
  className?: string | undefined;
  onOpen?: () => void;
  children: ReactNode;
}

/** A button with a panel, works without script. With script it closes on Escape, a press outside, loss of focus and a change of page. */
export function Disclosure({ summary, label, className, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    // Not at the start: it may have been opened before the scripts ran.
    if (shownAt.current !== key) close();
    shownAt.current = key;
  }, [key]);
  const reportOpening = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (details.current?.open) reportOpening();
  }, []);
  useEffect(() => {
    const element = details.current;
    const press = (event: PointerEvent) => {
      const { target } = event;
      // A press on the element itself is one beside its panel: on phones the panel is a sheet.
      if (target === details.current || !details.current?.contains(target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget && !element?.contains(event.relatedTarget as Node)) close();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', escape);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return (
    <details
      ref={details}
      className={styles.disclosure}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className={clsx(styles.summary, className ?? styles.plain)} aria-label={label}>
        {summary}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
