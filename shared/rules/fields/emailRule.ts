import { ruleMessage } from '../ruleMessage.ts';
import { stringRule, type StringRule, type StringRuleOptions } from './stringRule.ts';

/** No whitespace, one @, a domain with one or two dots: the letter of the spec, A-140. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+){1,2}$/;

export function emailRule(options: StringRuleOptions = {}): StringRule {
  return stringRule((value) => (EMAIL.test(value) ? null : ruleMessage('validation.email')), options);
}
