import { useMemo, useState } from 'react';
import { useReload } from '#client/context/useReload.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { PhoneField } from '#client/entities/form/PhoneField.tsx';
import { useText } from '#client/i18n/useText.ts';
import type { PhoneCountry, PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import { contactForms, type NewContact } from '#shared/forms/account/contactForms.ts';
import { SavedForm } from '../shell/SavedForm.tsx';

interface AddPhoneFormProps {
  /** With at least one country. */
  phones: PhoneSettings;
  /** The phone that the new one replaces. */
  from?: string | undefined;
  onAdded: () => void;
}

export function AddPhoneForm({ phones: { countries, default_country_code: usual }, from, onAdded }: AddPhoneFormProps) {
  const text = useText();
  const { reload } = useReload();
  const form = from ? contactForms.change : contactForms.phone;
  const typed = useTyped(form.name, { phone_country_code: usual });
  const [code, setCode] = useState(typed.phone_country_code);
  const country = (countries.find((one) => one.code === code) ?? countries[0]) as PhoneCountry;
  const context = useMemo((): NewContact => ({ country, from }), [country, from]);
  return (
    <SavedForm
      form={form}
      context={context}
      start={{ contact: '' }}
      {...(from ? { hidden: { from }, isOwn: (typed) => typed['from'] === from } : {})}
      label={text(from ? 'settings.changeSend' : 'settings.add')}
      onSaved={() => {
        onAdded();
        return reload();
      }}
    >
      <PhoneField
        name="contact"
        label={text(from ? 'settings.changePhone' : 'auth.field.phone')}
        hint={undefined}
        countries={countries}
        country={country}
        onCountry={setCode}
      />
    </SavedForm>
  );
}
