import type { Locale } from '../../locales.ts';
import { normalizeName } from './normalizeName.ts';
import { ruleMessage } from '../ruleMessage.ts';
import { stringRule, type StringRule, type StringRuleOptions } from './stringRule.ts';

const FORBIDDEN = /[\d@_"!?#$%^&*(){}[\]|/\\<>~§+:;`]/;

/** Rule of a personal name: no digits, none of the forbidden characters. `locale` selects the treatment of backticks. */
export function nameRule({ locale, optional }: StringRuleOptions & { locale: Locale }): StringRule {
  return stringRule((value) => (FORBIDDEN.test(value) ? ruleMessage('validation.name') : null), {
    optional,
    normalize: (value) => normalizeName(value, locale),
  });
}
