import { compilePattern } from '#shared/rules/compilePattern.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** Max characters of a value that a configured pattern is matched against. */
export const CUSTOM_MAX_LENGTH = 200;

/** Options of customRule; `regex`: pattern of the operator. */
export interface CustomRuleOptions extends StringRuleOptions {
  regex?: string | null | undefined;
}

/** Rule of a field with the operator's pattern; without a usable pattern, any text of at most 200 characters. */
export function customRule({ optional, regex }: CustomRuleOptions = {}): StringRule {
  const pattern = compilePattern(regex);
  return stringRule(
    (value) => {
      if (value.length > CUSTOM_MAX_LENGTH) return ruleMessage('validation.maxLength', { max: CUSTOM_MAX_LENGTH });
      return pattern && !pattern.test(value) ? ruleMessage('validation.custom') : null;
    },
    { optional },
  );
}
