import { stringRule, type StringRule } from './stringRule.ts';

/** Always valid: only the platform knows its promo codes (spec section 5). Trimmed; may be empty. */
export function promoRule(): StringRule {
  return stringRule(() => null, { optional: true });
}
