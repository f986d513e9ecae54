import { currencyDigits } from './currencyDigits.ts';
import type { Money } from './Money.ts';

/** Converts minor units to a sum in major units. */
export function fromMinor(minor: number, currency: string): Money {
  return { amount: minor / 10 ** currencyDigits(currency), currency };
}
