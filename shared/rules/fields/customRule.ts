import { compilePattern } from '../compilePattern.ts';
import { ruleMessage } from '../ruleMessage.ts';
import { stringRule, type StringRule, type StringRuleOptions } from './stringRule.ts';

/** Longest value a configured pattern is tried on. */
export const CUSTOM_MAX_LENGTH = 200;

export interface CustomRuleOptions extends StringRuleOptions {
  regex?: string | null | undefined;
}

/** By the configured pattern where there is a usable one, else not empty. */
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
