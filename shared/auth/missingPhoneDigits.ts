import { internationalPhone } from './internationalPhone.ts';
import { nationalLength } from './nationalLength.ts';
import type { PhoneCountry } from './PhoneSettings.ts';

const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** Number of digits a phone of a country still lacks; 0: complete, negative: too long or of another country. */
export function missingPhoneDigits(phone: string, country: PhoneCountry): number {
  const code = `+${country.phone_code.replace(/\D/g, '')}`;
  const whole = internationalPhone(phone, country);
  if (!whole.startsWith(code)) return -1;
  const digits = whole.length - code.length;
  const wanted = nationalLength(country);
  if (wanted !== null) return wanted - digits;
  return digits < MIN_DIGITS ? MIN_DIGITS - digits : Math.min(0, MAX_DIGITS - digits);
}
