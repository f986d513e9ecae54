import { nationalLength } from './nationalLength.ts';
import type { PhoneCountry } from './PhoneSettings.ts';

/** A phone that was read from typed text. */
export interface ReadPhone {
  country: PhoneCountry;
  /** Digits of the national number; with a plus and all digits while the country is unknown. */
  phone: string;
}

/** Phone codes of several countries: the country by the first digits of the national number. */
const SHARED: Record<string, (national: string) => string> = {
  '7': (national) => (/^[67]/.test(national) ? 'KZ' : 'RU'),
};

/** National numbers with the digit that is dialled first within a country, by phone code; only where no national number begins so. */
const TRUNK: Record<string, RegExp> = {
  '998': /^(?:0|8(?!8))\d{9}$/,
  '7': /^8[79]\d{9}$/,
  '996': /^0\d{9}$/,
  '994': /^0\d{9}$/,
  '993': /^8\d{8}$/,
  '380': /^0\d{9}$/,
  '90': /^0\d{10}$/,
};

const codeOf = ({ phone_code }: PhoneCountry) => phone_code.replace(/\D/g, '');

/**
 * Reads a typed, pasted or autofilled phone, with or without country code. A number with the code of another country selects that
 * country; digits without a plus are read as a code, or as dialled within a country (`8 90 210 67 85`), only when they are too many for a
 * national number of the chosen country.
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
    if (TRUNK[codeOf(chosen)]?.test(digits))
      return readInternational(codeOf(chosen) + digits.slice(1), chosen, countries);
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
  // Several countries share the code: the next digit decides.
  if (candidates.length > 1 && usual !== chosen && national === '') return { country: chosen, phone: `+${digits}` };
  const shared = candidates.find((country) => country.code === SHARED[code]?.(national));
  return { country: (national && shared) || usual, phone: national };
}
