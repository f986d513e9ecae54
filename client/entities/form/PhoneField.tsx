import { useText } from '#client/i18n/useText.ts';
import { PhoneInput } from '#client/ui/forms/controls/PhoneInput.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { useFormField } from '#client/ui/forms/Form.tsx';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';

interface PhoneFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  optional?: boolean;
  countries: readonly PhoneCountry[];
  country: PhoneCountry;
  onCountry: (code: string) => void;
}

export function PhoneField({ name, label, hint, optional, countries, country, onCountry }: PhoneFieldProps) {
  const text = useText();
  const { control, error } = useFormField(name);
  return (
    <Field id={control.id} label={label} hint={hint} optional={optional} error={error}>
      {(aria) => (
        <PhoneInput
          {...control}
          {...aria}
          value={String(control.value ?? '')}
          countries={countries}
          country={country.code}
          onCountryChange={onCountry}
          countryLabel={text('auth.countryCode')}
        />
      )}
    </Field>
  );
}
