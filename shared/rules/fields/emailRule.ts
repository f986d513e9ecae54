import { emailText } from '#shared/auth/emailText.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** RFC 5321. */
const MAX_LENGTH = 254;
/** No whitespace, one @, a domain with one or two dots, literally as the specification says. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+){1,2}$/;

/** Rule of an e-mail address; the output is normalized by `emailText`. */
export function emailRule(options: StringRuleOptions = {}): StringRule {
  return stringRule((value) => (EMAIL.test(value) ? null : ruleMessage('validation.email')), {
    ...options,
    normalize: emailText,
    maxLength: MAX_LENGTH,
  });
}
