import { currencyDigits } from './currencyDigits.ts';
import { fromMinor } from './fromMinor.ts';
import type { Money } from './Money.ts';
import { roundScaled } from './roundScaled.ts';
import { toMinor } from './toMinor.ts';

/** Decimal places a percentage may have; more than any operator writes. */
const PERCENT_DIGITS = 4;
const WHOLE = 100n * 10n ** BigInt(PERCENT_DIGITS);

/** What a payment costs: `percent` of the sum and `fixed` in major units of its currency, rounded half up to the minor unit. Never floating point. */
export function feeOf(sum: Money, fee: { percent?: number | undefined; fixed?: number | undefined } = {}): Money {
  const { currency } = sum;
  const share = BigInt(toMinor(sum)) * BigInt(roundScaled(fee.percent ?? 0, PERCENT_DIGITS));
  const fixed = roundScaled(fee.fixed ?? 0, currencyDigits(currency));
  return fromMinor(Number((share + WHOLE / 2n) / WHOLE) + fixed, currency);
}
