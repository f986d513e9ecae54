import { nationalLength } from './nationalLength.ts';
import type { PhoneCountry } from './PhoneSettings.ts';

/** Normalizes a phone: `90 123 45 67`, `998901234567` and `+998 90 123-45-67` of Uzbekistan all become `+998901234567`. */
export function internationalPhone(phone: string, country: PhoneCountry): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  const code = country.phone_code.replace(/\D/g, '');
  const wanted = nationalLength(country);
  const hasCode = wanted !== null && digits.length === code.length + wanted && digits.startsWith(code);
  return hasCode ? `+${digits}` : `+${code}${digits}`;
}
