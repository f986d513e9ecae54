import type { PhoneCountry, PhoneSettings } from './PhoneSettings.ts';
import { type ReadPhone, readPhone } from './readPhone.ts';

/** Reads the phone of a form sent without JavaScript, with the code of its country; null: the platform names no countries. */
export function readTypedPhone(
  typed: string | undefined,
  code: string | undefined,
  { countries, default_country_code: usual }: PhoneSettings,
): ReadPhone | null {
  const byCode = (wanted: string | undefined) => countries.find((country) => country.code === wanted);
  const chosen: PhoneCountry | undefined = byCode(code) ?? byCode(usual) ?? countries[0];
  return chosen ? readPhone(typed ?? '', chosen, countries) : null;
}
