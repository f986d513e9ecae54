import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { useText } from '#client/i18n/useText.ts';
import type { InputOf } from '#shared/api/method.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { changeGift } from '#shared/api/rewards/gifts.contract.ts';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { withLocale } from '#shared/locales.ts';
import { giftProblem } from '#shared/rewards/giftProblem.ts';
import { paths } from '#shared/url/paths.ts';
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

  async function save(delivery: InputOf<typeof changeGift>['delivery']): Promise<void> {
    setProblem(null);
    try {
      requireOne(await call(changeGift, { id, delivery }));
    } catch (error) {
      const messageId = error instanceof AppError ? giftProblem(error, 'address') : null;
      if (messageId === null) throw error;
      return setProblem(messageId);
    }
    stores.toasts.show('success', text('gifts.saved'));
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
        action={withLocale(paths.profileGifts.build(null, { form: 'address' }), locale)}
        label={text('gifts.save')}
        onSend={save}
      />
    </>
  );
}
