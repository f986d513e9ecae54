import { ruleMessage } from './ruleMessage.ts';
import { stringRule, type StringRule, type StringRuleOptions } from './stringRule.ts';

export interface PhoneRuleOptions extends StringRuleOptions {
  /** The input's own verdict on the number without spaces and brackets, by the mask of the chosen country. */
  isValid?: (phone: string) => boolean;
}

/** E.164: 15 digits at most; 7 is the shortest subscriber number with its code. */
function isInternational(phone: string): boolean {
  return /^\+?\d{7,15}$/.test(phone);
}

/** Required and flagged valid by the input (spec section 5). The output keeps the plus and the digits. */
export function phoneRule({ optional, isValid = isInternational }: PhoneRuleOptions = {}): StringRule {
  return stringRule((value) => (isValid(value) ? null : ruleMessage('validation.phone')), {
    optional,
    required: ruleMessage('validation.phoneRequired'),
    normalize: (value) => value.replace(/[\s().\u2010-\u2015-]/g, ''),
  });
}
