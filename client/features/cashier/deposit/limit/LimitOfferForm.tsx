import { useApp } from '#client/context/useApp.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { LimitForm } from '#client/entities/limit/LimitForm.tsx';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { setDepositLimit } from '#shared/api/account/account.contract.ts';

/** The form of the limits' page; without JavaScript it is sent there. No sum is suggested. */
export function LimitOfferForm({ currency }: { currency: string }) {
  const { call } = useApp();
  const text = useText();
  const press = usePress();
  // The server has all messages.
  const hasMessages = useMessages('limits') || import.meta.env.SSR;
  if (!hasMessages) return null;
  return (
    <LimitForm
      form="limit"
      kind="secondary"
      currency={currency}
      period="day"
      submit={text('limits.set')}
      press={press}
      onSend={(amount, period) => call(setDepositLimit, { limit_amount: amount, period })}
    />
  );
}
