import { nationalLength } from './nationalLength.ts';
import type { PhoneCountry } from './PhoneSettings.ts';

const SHORTEST = 7;
const LONGEST = 15;

/** How many digits a national number still lacks: 0 is complete, less is too long. */
export function missingPhoneDigits(phone: string, country: PhoneCountry): number {
  const digits = phone.replace(/\D/g, '').length;
  const wanted = nationalLength(country);
  if (wanted !== null) return wanted - digits;
  return digits < SHORTEST ? SHORTEST - digits : Math.min(0, LONGEST - digits);
}
