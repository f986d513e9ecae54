import { compilePattern } from '#shared/rules/compilePattern.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** Options of customRule; `regex`: pattern of the operator. */
export interface CustomRuleOptions extends StringRuleOptions {
  regex?: string | null | undefined;
}

/** Rule of a field with the operator's pattern; without a usable pattern, any text of at most 200 characters. */
export function customRule({ optional, regex }: CustomRuleOptions = {}): StringRule {
  const pattern = compilePattern(regex);
  return stringRule((value) => (pattern && !pattern.test(value) ? ruleMessage('validation.custom') : null), {
    optional,
  });
}
