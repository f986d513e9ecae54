import type { InputHTMLAttributes, Ref } from 'react';

interface CheckInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox. As PressButton does, it ignores presses while it is disabled, and keeps the focus. */
export function CheckInput({ disabled, ...rest }: CheckInputProps) {
  return (
    <input
      type="checkbox"
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : rest.onClick}
    />
  );
}
