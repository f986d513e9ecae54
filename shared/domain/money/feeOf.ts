import { currencyDigits } from './currencyDigits.ts';
import { fromMinor } from './fromMinor.ts';
import type { Money } from './Money.ts';
import { roundScaled } from './roundScaled.ts';
import { toMinor } from './toMinor.ts';

/** Max decimal places of a percentage. */
const PERCENT_DIGITS = 4;
const WHOLE = 100n * 10n ** BigInt(PERCENT_DIGITS);

/** The fee of a payment: `percent` of the sum plus `fixed` major units, rounded half up to the minor unit, without floating point. */
export function feeOf(sum: Money, fee: { percent?: number | undefined; fixed?: number | undefined } = {}): Money {
  const { currency } = sum;
  const share = BigInt(toMinor(sum)) * BigInt(roundScaled(fee.percent ?? 0, PERCENT_DIGITS));
  const fixed = roundScaled(fee.fixed ?? 0, currencyDigits(currency));
  return fromMinor(Number((share + WHOLE / 2n) / WHOLE) + fixed, currency);
}
