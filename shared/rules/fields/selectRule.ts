import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** Options of selectRule. */
export interface SelectRuleOptions extends StringRuleOptions {
  /** The allowed values; empty: any. */
  values?: readonly string[];
}

/** Rule of a select: one of the allowed values; required unless optional. */
export function selectRule({ optional, values = [] }: SelectRuleOptions = {}): StringRule {
  return stringRule(
    (value) => (values.length === 0 || values.includes(value) ? null : ruleMessage('validation.required')),
    { optional },
  );
}
