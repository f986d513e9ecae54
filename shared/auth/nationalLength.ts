import type { PhoneCountry } from './PhoneSettings.ts';

/** Number of digits in the national part of a country's phones; null: the country has no mask. */
export function nationalLength({ phone_code, mask }: PhoneCountry): number | null {
  const code = `+${phone_code.replace(/\D/g, '')}`;
  const national = mask.startsWith(code) ? mask.slice(code.length) : mask;
  return national.replace(/[^#]/g, '').length || null;
}
