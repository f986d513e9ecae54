import type { PhoneCountry } from '../../../shared/auth/PhoneSettings.ts';
import { useText } from '../../i18n/useText.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { useFormField } from '../../ui/forms/Form.tsx';
import { PhoneInput } from '../../ui/forms/controls/PhoneInput.tsx';

interface PhoneFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  countries: readonly PhoneCountry[];
  country: PhoneCountry;
  onCountry: (code: string) => void;
}

export function PhoneField({ name, label, hint, countries, country, onCountry }: PhoneFieldProps) {
  const text = useText();
  const { control, error } = useFormField(name);
  return (
    <Field id={control.id} label={label} hint={hint} error={error}>
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
