import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { lateBlur } from '#client/entities/form/lateBlur.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { SubmitButton } from '#client/ui/forms/SubmitButton.tsx';

interface SaveButtonProps {
  label: string;
  /** Where the form goes without JavaScript. */
  action: string;
  /** Seconds until another press is accepted. */
  wait: number;
}

export function SaveButton({ label, action, wait }: SaveButtonProps) {
  return (
    <>
      <Sender />
      <SubmitButton
        size="medium"
        disabled={wait > 0}
        onMouseDown={lateBlur.onMouseDown}
        formMethod="post"
        formAction={action}
      >
        {wait > 0 ? `${label}: ${formatCountdown(wait)}` : label}
      </SubmitButton>
    </>
  );
}
