import { stringRule, type StringRule } from './stringRule.ts';

/** Rule of a promo code: any text, since only the platform knows its codes. Trimmed; may be empty. */
export function promoRule(): StringRule {
  return stringRule(() => null, { optional: true });
}
