import { missingPhoneDigits } from '../../../shared/auth/missingPhoneDigits.ts';
import type { PhoneCountry } from '../../../shared/auth/PhoneSettings.ts';
import { useText } from '../../i18n/useText.ts';
import { Field } from '../../ui/Field.tsx';
import { useFormField } from '../../ui/Form.tsx';
import { PhoneInput } from '../../ui/PhoneInput.tsx';

interface PhoneFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  countries: readonly PhoneCountry[];
  country: PhoneCountry;
  onCountry: (code: string) => void;
}

/** A national number with its country; a number that is only short says by how much. */
export function PhoneField({ name, label, hint, countries, country, onCountry }: PhoneFieldProps) {
  const text = useText();
  const { control, error } = useFormField(name);
  const value = String(control.value ?? '');
  const missing = value ? missingPhoneDigits(value, country) : 0;
  const message = error && missing > 0 ? text('auth.phoneIncomplete', { count: missing }) : error;
  return (
    <Field id={control.id} label={label} hint={hint} error={message}>
      {(aria) => (
        <PhoneInput
          {...control}
          {...aria}
          value={value}
          countries={countries}
          country={country.code}
          onCountryChange={onCountry}
          countryLabel={text('auth.countryCode')}
        />
      )}
    </Field>
  );
}
