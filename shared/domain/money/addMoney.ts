import { fromMinor } from './fromMinor.ts';
import type { Money } from './Money.ts';
import { toMinor } from './toMinor.ts';

/** Adds sums of one currency exactly; throws a RangeError for sums of different currencies. */
export function addMoney(first: Money, ...rest: readonly Money[]): Money {
  const foreign = rest.find(({ currency }) => currency !== first.currency);
  if (foreign) throw new RangeError(`Cannot add ${foreign.currency} to ${first.currency}`);
  return fromMinor(
    rest.reduce((total, money) => total + toMinor(money), toMinor(first)),
    first.currency,
  );
}
