import { LETTERS } from '../../domain/letters.ts';
import { languageOf, type Locale } from '../../locales.ts';

const TYPED_AS_BACKTICK = new RegExp(`([${LETTERS}])[\`´](?=[${LETTERS}])`, 'g');

/** Trims a name; in Uzbek, a backtick between letters (O`tkir), which the name rule forbids, becomes ʻ (A-73). */
export function normalizeName(value: string, locale: Locale): string {
  const trimmed = value.trim();
  return languageOf(locale) === 'uz' ? trimmed.replace(TYPED_AS_BACKTICK, '$1ʻ') : trimmed;
}
