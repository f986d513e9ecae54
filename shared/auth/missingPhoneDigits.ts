import { internationalPhone } from './internationalPhone.ts';
import { nationalLength } from './nationalLength.ts';
import type { PhoneCountry } from './PhoneSettings.ts';

const SHORTEST = 7;
const LONGEST = 15;

/** How many digits a number of a country still lacks: 0 is complete, less is too long or another country's. */
export function missingPhoneDigits(phone: string, country: PhoneCountry): number {
  const code = `+${country.phone_code.replace(/\D/g, '')}`;
  const whole = internationalPhone(phone, country);
  if (!whole.startsWith(code)) return -1;
  const digits = whole.length - code.length;
  const wanted = nationalLength(country);
  if (wanted !== null) return wanted - digits;
  return digits < SHORTEST ? SHORTEST - digits : Math.min(0, LONGEST - digits);
}
