import { emailText } from './emailText.ts';
import { internationalPhone } from './internationalPhone.ts';
import { missingPhoneDigits } from './missingPhoneDigits.ts';
import type { PhoneSettings } from './PhoneSettings.ts';
import { readPhone } from './readPhone.ts';

/** Digits with what people write between them. */
const PHONE = /^(?:tel:)?[+(\d][\d\s().\u2010-\u2015-]*$/i;
const MIN_DIGITS = 7;

/**
 * Normalizes a typed login: an e-mail as `emailText`; a phone as its digits with the country code and without plus, so that it
 * opens the account in every spelling that the sign-up takes; other logins lose one leading plus. Digits that are no phone of any country
 * stay as typed, because a sign-up by one click gives an account number as the login; so do all without `phones`, besides plus and 00.
 */
export function loginText(typed: string, phones?: PhoneSettings): string {
  const text = emailText(typed);
  const digits = text.replace(/\D/g, '');
  if (!PHONE.test(text) || digits.length < MIN_DIGITS) return text.replace(/^\+/, '').trim();
  const chosen = phones?.countries.find(({ code }) => code === phones.default_country_code) ?? phones?.countries[0];
  // Eleven digits with an 8 are a number as it is dialled within Russia or Kazakhstan.
  const tried = phones && /^8\d{10}$/.test(digits) ? phones.countries : [chosen];
  for (const one of tried) {
    const read = phones && one && readPhone(text, one, phones.countries);
    if (read && missingPhoneDigits(read.phone, read.country) === 0)
      return internationalPhone(read.phone, read.country).slice(1);
  }
  return digits.replace(/^00/, '');
}
