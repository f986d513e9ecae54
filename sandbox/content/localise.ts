import type { Locale } from '../world/players/languages.ts';

/** The same words in both languages. */
export type Words = Record<Locale, string>;

function isWords(value: object): value is Words {
  return 'uz' in value && 'ru' in value && Object.keys(value).length === 2;
}

/** A copy of the data with every pair of words replaced by the one of this language. */
export function localise(data: unknown, locale: Locale): unknown {
  if (Array.isArray(data)) return data.map((item) => localise(item, locale));
  if (typeof data !== 'object' || data === null) return data;
  if (isWords(data)) return data[locale];
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, localise(value, locale)]));
}
