import { formatCountdown } from '../../../entities/form/formatCountdown.ts';
import { lateBlur } from '../../../entities/form/lateBlur.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { Sender } from '../../../entities/form/Sender.tsx';

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
