import { stringRule, type StringRule } from './stringRule.ts';

/** Always valid: only the platform knows its promo codes. Trimmed; may be empty. */
export function promoRule(): StringRule {
  return stringRule(() => null, { optional: true });
}
