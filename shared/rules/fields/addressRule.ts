import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

const FORBIDDEN = /[@_"!?#$%^&*(){}[\]\\<>~§+:;`]/;

/** Rule of an address: as for a name, but digits, `|` and `/` are allowed. */
export function addressRule(options: StringRuleOptions = {}): StringRule {
  return stringRule((value) => (FORBIDDEN.test(value) ? ruleMessage('validation.address') : null), options);
}
