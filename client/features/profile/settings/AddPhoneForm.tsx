import { useMemo, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { PhoneField } from '#client/entities/form/PhoneField.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Form } from '#client/ui/forms/Form.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { internationalPhone } from '#shared/auth/internationalPhone.ts';
import { missingPhoneDigits } from '#shared/auth/missingPhoneDigits.ts';
import type { PhoneCountry, PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import { withLocale } from '#shared/locales.ts';
import { phoneField } from '#shared/profile/contactFields.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { paths } from '#shared/url/paths.ts';
import { SaveButton } from '../shell/SaveButton.tsx';
import { useAddContact } from './useAddContact.ts';

interface AddPhoneFormProps {
  /** With at least one country. */
  phones: PhoneSettings;
  /** The phone that the new one replaces. */
  from?: string | undefined;
  onAdded: () => void;
}

export function AddPhoneForm({ phones: { countries, default_country_code: usual }, from, onAdded }: AddPhoneFormProps) {
  const text = useText();
  const { locale } = useApp();
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, add } = useAddContact(from ? 'settings.changeDone' : 'settings.phoneDone', onAdded, from);
  const typed = useTyped(from ? 'change' : 'phone', { from: from ?? '', contact: '', phone_country_code: usual });
  const [code, setCode] = useState(typed.phone_country_code);
  const country = (countries.find((one) => one.code === code) ?? countries[0]) as PhoneCountry;
  const schema = useMemo(
    () => formRule([phoneField], { locale, missingPhoneDigits: (typed) => missingPhoneDigits(typed, country) }),
    [locale, country],
  );
  return (
    <Form
      schema={schema}
      defaultValues={{ contact: from && typed.from !== from ? '' : typed.contact }}
      messages={messages}
      onSubmit={({ contact }) =>
        add({ contact: internationalPhone(String(contact), country), phone_country_code: country.code })
      }
    >
      {from && <input type="hidden" name="from" value={from} />}
      <PhoneField
        name="contact"
        label={text(from ? 'settings.changePhone' : 'auth.field.phone')}
        hint={undefined}
        countries={countries}
        country={country}
        onCountry={setCode}
      />
      <SaveButton
        action={withLocale(paths.profileSettings.build(null, { form: from ? 'change' : 'phone' }), locale)}
        wait={wait}
        label={text(from ? 'settings.changeSend' : 'settings.add')}
      />
    </Form>
  );
}
