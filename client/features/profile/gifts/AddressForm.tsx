import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { useText } from '#client/i18n/useText.ts';
import type { PhoneCountry, PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import { formProblem } from '#shared/forms/formProblem.ts';
import { readRefusal } from '#shared/forms/readRefusal.ts';
import { giftAddressForm } from '#shared/forms/rewards/giftAddressForm.ts';
import { DeliveryForm } from './DeliveryForm.tsx';

interface AddressFormProps {
  /** Of the gift. */
  id: number | string;
  phones: PhoneSettings;
  start: Readonly<Record<string, string>>;
  onSaved: () => void;
}

/** Corrects the address of a gift that is being prepared. */
export function AddressForm({ id, phones, start, onSaved }: AddressFormProps) {
  const text = useText();
  const { call, locale, stores } = useApp();
  const { reload } = useReload();
  const [problem, setProblem] = useState<string | null>(null);

  async function save(values: Record<string, unknown>, country: PhoneCountry): Promise<void> {
    setProblem(null);
    try {
      await giftAddressForm.send(call, values, { id, country });
    } catch (error) {
      const refusal = readRefusal(formProblem(giftAddressForm, error)?.error ?? null, ['forms', 'gifts']);
      if (refusal === null) throw error;
      return setProblem(refusal.messageId);
    }
    stores.toasts.show('success', text(giftAddressForm.done));
    onSaved();
    await reload();
  }

  return (
    <>
      {problem && <OutcomeNote outcome={{ form: 'address', messageId: problem, field: null }} done="" />}
      <DeliveryForm
        form="address"
        id={id}
        phones={phones}
        start={start}
        action={formAction(giftAddressForm, locale)}
        label={text('gifts.save')}
        onSend={save}
      />
    </>
  );
}
