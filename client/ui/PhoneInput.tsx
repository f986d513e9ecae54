import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { type FocusEventHandler, type Ref, useMemo } from 'react';
import { Flag } from './Flag.tsx';
import { Icon } from './Icon.tsx';
import { Input } from './Input.tsx';
import styles from './PhoneInput.module.css';
import { dialCode, nationalMask, type PhoneCountry, phoneMask } from './phoneMask.ts';
import { useMask } from './useMask.ts';

interface PhoneInputProps {
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  countries: readonly PhoneCountry[];
  /** Code of the chosen country. */
  country: string;
  onCountryChange: (code: string) => void;
  /** What readers hear for the country list. */
  countryLabel: string;
  /** National number as masked, `90 123 45 67`. */
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
  const options = useMemo<MaskitoOptions | null>(() => {
    if (!chosen) return null;
    const code = dialCode(chosen);
    // Autofill and paste bring the number with its country code: drop it before the mask eats its digits.
    const national = (text: string) =>
      text.trimStart().startsWith(code) ? text.trimStart().slice(code.length).trimStart() : text;
    return {
      mask: phoneMask(chosen),
      preprocessors: [
        ({ elementState, data }) => ({
          elementState: { ...elementState, value: national(elementState.value) },
          data: national(data),
        }),
      ],
    };
  }, [chosen]);
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
      onInput={(event) => onChange(event.currentTarget.value)}
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
              if (next) onChange(maskitoTransform(value.replace(/\D/g, ''), { mask: phoneMask(next) }));
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
