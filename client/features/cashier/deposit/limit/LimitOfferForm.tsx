import { LimitForm } from '#client/entities/limit/LimitForm.tsx';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { depositLimitForms } from '#shared/forms/limits/depositLimitForms.ts';

/** The form of the limits' page; without JavaScript it is sent there. No sum is suggested. */
export function LimitOfferForm({ currency }: { currency: string }) {
  const text = useText();
  const press = useFormPress();
  // The server has all messages.
  const hasMessages = useMessages('limits') || import.meta.env.SSR;
  if (!hasMessages) return null;
  return (
    <LimitForm
      form={depositLimitForms.set}
      kind="secondary"
      currency={currency}
      period="day"
      submit={text('limits.set')}
      press={press}
    />
  );
}
