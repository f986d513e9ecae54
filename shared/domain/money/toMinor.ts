import { currencyDigits } from './currencyDigits.ts';
import type { Money } from './Money.ts';
import { roundScaled } from './roundScaled.ts';

/** Converts a sum to whole minor units, halves away from zero; sums are added only in this form. */
export function toMinor({ amount, currency }: Money): number {
  return roundScaled(amount, currencyDigits(currency));
}
