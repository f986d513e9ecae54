import { currencyDigits } from './currencyDigits.ts';
import type { Money } from './Money.ts';
import { roundScaled } from './roundScaled.ts';

/** Whole minor units, halves away from zero: the only form money is added in. */
export function toMinor({ amount, currency }: Money): number {
  return roundScaled(amount, currencyDigits(currency));
}
