import { ruleMessage } from '../ruleMessage.ts';
import { stringRule, type StringRule, type StringRuleOptions } from './stringRule.ts';

export interface PhoneRuleOptions extends StringRuleOptions {
  /** How many digits the number (without spaces and brackets) lacks in the chosen country: 0 is complete, less is wrong. */
  missingDigits?: (phone: string) => number;
}

/** E.164: 15 digits at most; 7 is the shortest subscriber number with its code. */
function missingInternational(phone: string): number {
  return /^\+?\d{7,15}$/.test(phone) ? 0 : -1;
}

/** Required and complete in its country. The output is the plus and the digits. */
export function phoneRule({ optional, missingDigits = missingInternational }: PhoneRuleOptions = {}): StringRule {
  return stringRule(
    (value) => {
      const missing = missingDigits(value);
      if (missing > 0) return ruleMessage('validation.phoneIncomplete', { count: missing });
      return missing === 0 ? null : ruleMessage('validation.phone');
    },
    {
      optional,
      required: ruleMessage('validation.phoneRequired'),
      normalize: (value) => value.replace(/[\s().\u2010-\u2015-]/g, ''),
    },
  );
}
