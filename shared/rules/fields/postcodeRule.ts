import { POSTCODE_MAX_DIGITS } from '#shared/constants.ts';
import { compilePattern } from '#shared/rules/compilePattern.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import type { CustomRuleOptions } from './customRule.ts';
import { type StringRule, stringRule } from './stringRule.ts';

const DIGITS = new RegExp(`^\\d{1,${POSTCODE_MAX_DIGITS}}$`);

/** Rule of a postcode: up to 8 digits, or the configured pattern. */
export function postcodeRule({ optional, regex }: CustomRuleOptions = {}): StringRule {
  const pattern = compilePattern(regex) ?? DIGITS;
  return stringRule((value) => (pattern.test(value) ? null : ruleMessage('validation.postcode')), {
    optional,
  });
}
