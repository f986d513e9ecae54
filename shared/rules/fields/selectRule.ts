import { ruleMessage } from '../ruleMessage.ts';
import { stringRule, type StringRule, type StringRuleOptions } from './stringRule.ts';

export interface SelectRuleOptions extends StringRuleOptions {
  /** The values on offer; empty: any. */
  values?: readonly string[];
}

/** One of the values on offer; required unless optional. */
export function selectRule({ optional, values = [] }: SelectRuleOptions = {}): StringRule {
  return stringRule(
    (value) => (values.length === 0 || values.includes(value) ? null : ruleMessage('validation.required')),
    { optional },
  );
}
