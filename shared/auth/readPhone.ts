import { nationalLength } from './nationalLength.ts';
import type { PhoneCountry } from './PhoneSettings.ts';

export interface ReadPhone {
  country: PhoneCountry;
  /** Digits of the national number; with a plus while its country is not known. */
  phone: string;
}

/** Countries that share a code, told apart by how their numbers begin. */
const SHARED: Record<string, (national: string) => string> = {
  '7': (national) => (/^[67]/.test(national) ? 'KZ' : 'RU'),
};

const codeOf = ({ phone_code }: PhoneCountry) => phone_code.replace(/\D/g, '');

/**
 * A phone as it was typed, pasted or filled in, with or without its country code. A number that names another country than the
 * chosen one is that country's; digits are only taken for a code where they are too many to be a national number of the chosen country.
 */
export function readPhone(typed: string, chosen: PhoneCountry, countries: readonly PhoneCountry[]): ReadPhone {
  const digits = typed.replace(/\D/g, '');
  if (/^\D*\+/.test(typed)) return readInternational(digits, chosen, countries);
  if (/^\D*00/.test(typed)) return readInternational(digits.replace(/^00/, ''), chosen, countries);
  const wanted = nationalLength(chosen);
  if (wanted !== null && digits.length > wanted) {
    const fitting = [chosen, ...countries].filter((country) => {
      const length = nationalLength(country);
      return length !== null && digits.startsWith(codeOf(country)) && digits.length === codeOf(country).length + length;
    });
    if (fitting.length > 0) return readInternational(digits, chosen, fitting);
  }
  return { country: chosen, phone: digits };
}

function readInternational(digits: string, chosen: PhoneCountry, countries: readonly PhoneCountry[]): ReadPhone {
  const named = countries.filter((country) => digits.startsWith(codeOf(country)));
  const code = named.map(codeOf).reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  const national = digits.slice(code.length);
  const candidates = named.filter((country) => codeOf(country) === code);
  const usual = candidates.find((country) => country.code === chosen.code) ?? candidates[0];
  if (!usual) return { country: chosen, phone: `+${digits}` };
  // Several countries: the next digit decides, and until it is there nothing is.
  if (candidates.length > 1 && usual !== chosen && national === '') return { country: chosen, phone: `+${digits}` };
  const shared = candidates.find((country) => country.code === SHARED[code]?.(national));
  return { country: (national && shared) || usual, phone: national };
}
