import { setDepositLimit } from '../../../../../shared/api/account/account.contract.ts';
import { useApp } from '../../../../context/useApp.ts';
import { LimitForm } from '../../../../entities/limit/LimitForm.tsx';
import { usePress } from '../../../../entities/form/usePress.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { useText } from '../../../../i18n/useText.ts';

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
