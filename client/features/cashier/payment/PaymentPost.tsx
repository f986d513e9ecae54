import { useEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import type { DepositAction } from './PaymentInfo.ts';

interface PaymentPostProps {
  action: Extract<DepositAction, { type: 'form' }>;
  /** Directly after the order: the form is sent without a press. */
  startsNow: boolean;
}

/** Posts the platform's fields to the provider. */
export function PaymentPost({ action, startsNow }: PaymentPostProps) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (!startsNow || isSent.current) return;
    isSent.current = true;
    form.current?.submit();
  }, [startsNow]);
  return (
    <form ref={form} action={action.action} method={action.method} target={action.target ?? '_self'}>
      {Object.entries(action.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="primary" size="large" wide iconEnd="external">
        {text('payment.goOn')}
      </Button>
    </form>
  );
}
