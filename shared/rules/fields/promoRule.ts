import { visibleText } from '#shared/domain/visibleText.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** Options of promoRule; the length is in characters. */
export interface PromoRuleOptions extends StringRuleOptions {
  maxLength?: number;
}

/** Rule of a promo code: any text, since only the platform knows its codes. Without invisible characters; may be empty by default. */
export function promoRule({
  optional = true,
  maxLength = Number.POSITIVE_INFINITY,
}: PromoRuleOptions = {}): StringRule {
  return stringRule(
    (value) => (Array.from(value).length > maxLength ? ruleMessage('validation.maxLength', { max: maxLength }) : null),
    { optional, normalize: visibleText },
  );
}
