import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';

export interface PressButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Says that it is disabled and ignores presses, but keeps the focus: a browser moves the focus of a natively disabled one to the page. */
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** The native button under every control that can be pressed. */
export function PressButton({ disabled, onClick, ...rest }: PressButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  return <button type="button" {...rest} aria-disabled={disabled || undefined} onClick={press} />;
}
