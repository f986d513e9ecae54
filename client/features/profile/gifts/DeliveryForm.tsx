import { useMemo, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import type { Draft } from '#client/entities/draft/createDraft.ts';
import { DraftKeeper } from '#client/entities/draft/DraftKeeper.tsx';
import { ConfiguredField } from '#client/entities/form/ConfiguredField.tsx';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { Form } from '#client/ui/forms/Form.tsx';
import { formatPhone } from '#client/ui/forms/masks/phoneMask.ts';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import type { PhoneCountry, PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import { readPhone } from '#shared/auth/readPhone.ts';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { deliveryFields } from '#shared/rewards/deliveryFields.ts';
import { deliveryRule } from '#shared/rewards/deliveryRule.ts';
import { SaveButton } from '../shell/SaveButton.tsx';

interface DeliveryFormProps {
  /** Name of the form: the order of a gift, or the correction of its address. */
  form: 'gift' | 'address';
  /** Of the product that is ordered, or of the gift whose address is corrected. */
  id: number | string;
  /** With at least one country. */
  phones: PhoneSettings;
  /** Values of the fields before anything is typed. */
  start: Readonly<Record<string, string>>;
  draft?: Draft;
  /** Where the form goes without JavaScript. */
  action: string;
  label: string;
  /** Throws what is to be shown in the form. */
  onSend: (values: Record<string, unknown>, country: PhoneCountry) => Promise<void>;
  /** Idempotency key of the order without JavaScript. */
  orderKey?: string;
}

/** Where a gift is sent. */
export function DeliveryForm({ form, id, phones, start, draft, action, label, onSend, orderKey }: DeliveryFormProps) {
  const text = useText();
  const { locale } = useApp();
  const { wait, take } = useRefusals();
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { countries, default_country_code: usual } = phones;
  const countryOf = (code: string) => (countries.find((one) => one.code === code) ?? countries[0]) as PhoneCountry;
  const kept = useTyped<Record<string, string>>(form, { ...start, id: '', phone_country_code: usual });
  const [first] = useState(() => {
    const typed = kept['id'] === String(id) ? kept : { ...start, phone_country_code: usual };
    const { country, phone } = readPhone(
      typed['phone'] ?? '',
      countryOf(typed['phone_country_code'] ?? usual),
      countries,
    );
    const values = Object.fromEntries(deliveryFields.map(({ name }) => [name, typed[name] ?? '']));
    return { code: country.code, values: { ...values, phone: phone && formatPhone(phone, country) } };
  });
  const [code, setCode] = useState(first.code);
  const country = countryOf(code);
  const schema = useMemo(() => deliveryRule(country, locale), [locale, country]);

  async function send(values: Record<string, unknown>): Promise<void> {
    try {
      await onSend(values, country);
    } catch (error) {
      take(error);
      throw error;
    }
  }

  return (
    <Form<Record<string, unknown>, Record<string, unknown>>
      schema={schema}
      defaultValues={first.values}
      messages={messages}
      onSubmit={send}
    >
      {draft && (
        <DraftKeeper
          draft={draft}
          fields={deliveryFields}
          beside={{ phone_country_code: code }}
          onRestored={({ phone_country_code: chosen }) => chosen && setCode(chosen)}
        />
      )}
      <input type="hidden" name="id" value={id} />
      {orderKey && <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey} />}
      {deliveryFields.map((field) => (
        <ConfiguredField
          key={field.name}
          field={{ ...field, label: text(`gifts.field.${field.name}`) }}
          countries={countries}
          country={country}
          onCountry={setCode}
        />
      ))}
      <SaveButton action={action} wait={wait} label={label} />
    </Form>
  );
}
