import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** A few words, never a link or anything required: phones cannot hover. */
  text: string;
  /** The edge to align with, for a control near an edge of the screen. */
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  className?: string;
  /** Spread the argument on the control it explains. */
  children: (control: { 'aria-describedby': string }) => ReactNode;
}

/** A tooltip for a control under the pointer or in focus (ARIA APG, tooltip; WCAG 1.4.13: hoverable, and Escape hides it). */
export function Tooltip({ text, align = 'center', side = 'top', className, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const reset = () => setDismissed(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the events come up from the control inside
    <span
      className={clsx(styles.anchor, className)}
      onPointerEnter={reset}
      onFocus={reset}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
      }}
    >
      {children({ 'aria-describedby': id })}
      <span
        role="tooltip"
        id={id}
        className={clsx(styles.tooltip, styles[align], styles[side], dismissed && styles.dismissed)}
      >
        {text}
      </span>
    </span>
  );
}
