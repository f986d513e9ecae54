import type { PhoneCountry } from './PhoneSettings.ts';

/** How many digits the national part of a country's numbers has; null where its mask does not say. */
export function nationalLength({ phone_code, mask }: PhoneCountry): number | null {
  const code = `+${phone_code.replace(/\D/g, '')}`;
  const national = mask.startsWith(code) ? mask.slice(code.length) : mask;
  return national.replace(/[^#]/g, '').length || null;
}
