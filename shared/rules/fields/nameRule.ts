import { LETTERS } from '#shared/domain/letters.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import { isMixedScript } from '#shared/rules/names/isMixedScript.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

const FORBIDDEN = /[\d@_"!?#$%^&*(){}[\]|/\\<>~§+:;`]/;
const TYPED_AS_BACKTICK = new RegExp(`([${LETTERS}])[\`´](?=[${LETTERS}])`, 'g');

const MAX_LENGTH = 100;

/** Rule of a personal name: no digits, none of the forbidden characters, each word in one script. `locale` selects the treatment of backticks. */
export function nameRule({ locale, optional }: StringRuleOptions & { locale: Locale }): StringRule {
  return stringRule(
    (value) => {
      if (FORBIDDEN.test(value)) return ruleMessage('validation.name');
      return isMixedScript(value) ? ruleMessage('validation.mixedScript') : null;
    },
    { optional, maxLength: MAX_LENGTH, normalize: (value) => normalizeName(value, locale) },
  );
}

/** Normalizes a name (visibleText); in Uzbek, a backtick between letters (O`tkir), which the name rule forbids, becomes ʻ (A-73). */
function normalizeName(value: string, locale: Locale): string {
  const visible = visibleText(value);
  return languageOf(locale) === 'uz' ? visible.replace(TYPED_AS_BACKTICK, '$1ʻ') : visible;
}
