import type { MaskitoOptions } from '@maskito/core';
import { type FocusEventHandler, type Ref, useMemo } from 'react';
import { dialCode, formatPhone, nationalMask, phoneMask } from '#client/ui/forms/masks/phoneMask.ts';
import { useMask } from '#client/ui/forms/masks/useMask.ts';
import { Flag } from '#client/ui/media/Flag.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import { readPhone } from '#shared/auth/readPhone.ts';
import { Input } from './Input.tsx';
import styles from './PhoneInput.module.css';

interface PhoneInputProps {
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  countries: readonly PhoneCountry[];
  /** Code of the chosen country. */
  country: string;
  onCountryChange: (code: string) => void;
  /** Label of the country list for screen readers. */
  countryLabel: string;
  /** Masked national number, `90 123 45 67`; starts with a plus while its country is not recognised. */
  value: string;
  onChange: (masked: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  disabled?: boolean;
  required?: boolean;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

export function PhoneInput({
  countries,
  country,
  onCountryChange,
  countryLabel,
  value,
  onChange,
  ref,
  ...rest
}: PhoneInputProps) {
  const chosen = countries.find((c) => c.code === country) ?? countries[0];
  const options = useMemo<MaskitoOptions | null>(
    () => (chosen ? { mask: (state) => phoneMask(chosen, state.value) } : null),
    [chosen],
  );
  const attach = useMask(options, ref);
  if (!chosen || !options) return null;
  return (
    <Input
      {...rest}
      ref={attach}
      inputMode="tel"
      autoComplete="tel-national"
      placeholder={nationalMask(chosen).replace(/#/g, '0')}
      value={value}
      onInput={(event) => {
        // Typed, pasted and autofilled numbers may include the country code.
        const { country: named, phone } = readPhone(event.currentTarget.value, chosen, countries);
        if (named.code !== chosen.code) onCountryChange(named.code);
        onChange(formatPhone(phone, named));
      }}
      onChange={() => undefined}
      start={
        <span className={styles.country}>
          <Flag country={chosen.code} />
          <span aria-hidden="true">{dialCode(chosen)}</span>
          {countries.length > 1 && <Icon name="chevron-down" size={16} />}
          <select
            className={styles.select}
            name="phone_country_code"
            aria-label={countryLabel}
            autoComplete="tel-country-code"
            value={chosen.code}
            disabled={rest.disabled || countries.length < 2}
            onChange={(event) => {
              const next = countries.find((c) => c.code === event.target.value);
              onCountryChange(event.target.value);
              if (next) onChange(formatPhone(value.replace(/[^\d+]/g, ''), next));
            }}
          >
            {countries.map((c) => (
              <option key={c.code} value={c.code}>
                {`${c.name} ${dialCode(c)}`}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
