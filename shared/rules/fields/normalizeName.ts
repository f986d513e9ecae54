import { LETTERS } from '../../domain/letters.ts';
import { languageOf, type Locale } from '../../locales.ts';

const TYPED_AS_BACKTICK = new RegExp(`([${LETTERS}])[\`´](?=[${LETTERS}])`, 'g');

/** Uzbek names are typed with a backtick (O`tkir), which the rule forbids: between letters it becomes ʻ before the rule looks (A-73). */
export function normalizeName(value: string, locale: Locale): string {
  const trimmed = value.trim();
  return languageOf(locale) === 'uz' ? trimmed.replace(TYPED_AS_BACKTICK, '$1ʻ') : trimmed;
}
