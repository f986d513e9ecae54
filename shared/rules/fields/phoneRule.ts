import { visibleText } from '#shared/domain/visibleText.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** Options of phoneRule. */
export interface PhoneRuleOptions extends StringRuleOptions {
  /** Number of digits a phone (without spaces and brackets) lacks in the chosen country; 0: complete, negative: wrong. */
  missingDigits?: (phone: string) => number;
}

/** E.164: at most 15 digits; at least 7 with the country code. */
function missingInternational(phone: string): number {
  return /^\+?\d{7,15}$/.test(phone) ? 0 : -1;
}

/** Rule of a phone: complete in its country. The output consists of digits and the typed plus. */
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
      normalize: (value) => visibleText(value).replace(/^tel:|[\s().\u2010-\u2015-]/gi, ''),
    },
  );
}
