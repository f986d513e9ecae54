import { useText } from '#client/i18n/useText.ts';
import { SubmitButton } from '#client/ui/forms/SubmitButton.tsx';
import { formatCountdown } from './formatCountdown.ts';
import { lateBlur } from './lateBlur.ts';

interface ActionButtonProps {
  label: string;
  /** Seconds until it may be pressed again. */
  wait: number;
  /** Target of the form without JavaScript, posted with `formMethod`. */
  action?: string;
}

export function ActionButton({ label, wait, action }: ActionButtonProps) {
  const text = useText();
  const post = action ? ({ formAction: action, formMethod: 'post' } as const) : {};
  return (
    <SubmitButton glow disabled={wait > 0} onMouseDown={lateBlur.onMouseDown} {...post}>
      {wait > 0 ? text('auth.wait', { label, time: formatCountdown(wait) }) : label}
    </SubmitButton>
  );
}
