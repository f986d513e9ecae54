import { languages } from '#shared/languages.ts';
import type { Locale } from '#shared/locales.ts';

/** Plural form of a noun, as CLDR names it. */
export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** Plural form of a noun after a count: Russian one (1, 21), few (2-4, 22), many, other for fractions; Uzbek always other. */
export function plural(locale: Locale, count: number): PluralForm {
  if (languages[locale].plural !== 'slavic' || !Number.isInteger(count)) return 'other';
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return 'many';
  if (ones === 1) return 'one';
  return ones > 1 && ones < 5 ? 'few' : 'many';
}
