import { fromMinor } from './fromMinor.ts';
import type { Money } from './Money.ts';
import { toMinor } from './toMinor.ts';

/** The exact sum of sums of one currency; throws RangeError on a second currency, because that is never a rounding matter. */
export function addMoney(first: Money, ...rest: readonly Money[]): Money {
  const stranger = rest.find(({ currency }) => currency !== first.currency);
  if (stranger) throw new RangeError(`Cannot add ${stranger.currency} to ${first.currency}`);
  return fromMinor(
    rest.reduce((total, money) => total + toMinor(money), toMinor(first)),
    first.currency,
  );
}
