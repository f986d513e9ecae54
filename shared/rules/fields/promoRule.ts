import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** Options of promoRule; the length is in characters. */
export interface PromoRuleOptions extends StringRuleOptions {
  maxLength?: number;
}

/** Rule of a promo code: any text, since only the platform knows its codes. May be empty by default. */
export function promoRule({ optional = true, maxLength }: PromoRuleOptions = {}): StringRule {
  return stringRule(() => null, { optional, maxLength });
}
