import { LETTERS } from '#shared/domain/letters.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

const FORBIDDEN = /[\d@_"!?#$%^&*(){}[\]|/\\<>~§+:;`]/;
const TYPED_AS_BACKTICK = new RegExp(`([${LETTERS}])[\`´](?=[${LETTERS}])`, 'g');

/** Rule of a personal name: no digits, none of the forbidden characters. `locale` selects the treatment of backticks. */
export function nameRule({ locale, optional }: StringRuleOptions & { locale: Locale }): StringRule {
  return stringRule((value) => (FORBIDDEN.test(value) ? ruleMessage('validation.name') : null), {
    optional,
    normalize: (value) => normalizeName(value, locale),
  });
}

/** Trims a name; in Uzbek, a backtick between letters (O`tkir), which the name rule forbids, becomes ʻ (A-73). */
function normalizeName(value: string, locale: Locale): string {
  const trimmed = value.trim();
  return languageOf(locale) === 'uz' ? trimmed.replace(TYPED_AS_BACKTICK, '$1ʻ') : trimmed;
}
