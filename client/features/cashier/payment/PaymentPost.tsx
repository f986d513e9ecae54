import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/navigation/Button.tsx';
import type { DepositAction } from './PaymentInfo.ts';

interface PaymentPostProps {
  action: Extract<DepositAction, { type: 'form' }>;
  /** Of the press that ordered it: goes on by itself. */
  startsNow: boolean;
}

/** Takes the player to the provider with what the provider must know. */
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
