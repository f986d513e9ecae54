import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { lateBlur } from '#client/entities/form/lateBlur.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';

interface OrderButtonProps {
  label: string;
  isSending: boolean;
  /** Seconds until another press is accepted. */
  wait: number;
  /** Where the form goes without JavaScript. */
  action: string;
  /** Sent with the form without JavaScript: the sum that the label shows. */
  confirms?: { name: string; value: string } | undefined;
}

export function OrderButton({ label, isSending, wait, action, confirms }: OrderButtonProps) {
  const text = useText();
  return (
    <Button
      type="submit"
      kind="primary"
      size="large"
      wide
      glow
      loading={isSending}
      disabled={wait > 0}
      onMouseDown={lateBlur.onMouseDown}
      {...confirms}
      formMethod="post"
      formAction={action}
    >
      {wait > 0 ? text('auth.wait', { label, time: formatCountdown(wait) }) : label}
    </Button>
  );
}
