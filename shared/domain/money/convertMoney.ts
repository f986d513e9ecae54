import { currencyDigits } from './currencyDigits.ts';
import { fromMinor } from './fromMinor.ts';
import type { Money } from './Money.ts';
import { toMinor } from './toMinor.ts';

/** Units of each currency per unit of one base, as in account.getcurrencyrates; the base has the rate 1. */
export type Rates = Readonly<Record<string, number>>;

const SIGNIFICANT_DIGITS = 12;
/** A larger ratio of two rates is a mistake of the platform. */
const RATIO_MAX = 1e12;
const RATE_DIGITS = 12n;
const RATE_SCALE = 10n ** RATE_DIGITS;

/**
 * A rate of at least 1 as an integer, without the floating-point noise of inverted ones: 1 / (1 / 12650) is 12650 again. The digits are
 * shifted as text, because a large rate times RATE_SCALE is no exact number.
 */
function scaled(rate: number): bigint {
  const [digits = '', exponent = ''] = rate.toExponential(SIGNIFICANT_DIGITS - 1).split('e');
  return BigInt(digits.replace('.', '')) * 10n ** (BigInt(exponent) + RATE_DIGITS - BigInt(SIGNIFICANT_DIGITS - 1));
}

/**
 * Converts a sum of at least 0 into another currency, in integers; null without a rate. Round what is offered or credited down, and what
 * is required or paid up.
 */
export function convertMoney(money: Money, currency: string, rates: Rates, round: 'down' | 'up'): Money | null {
  if (money.currency === currency) return money;
  const [from, to] = [rates[money.currency] ?? 0, rates[currency] ?? 0];
  if (!(from > 0 && to > 0 && Math.max(from / to, to / from) <= RATIO_MAX)) return null;
  const minor = BigInt(toMinor(money));
  const [scale, one] = [10n ** BigInt(currencyDigits(currency)), 10n ** BigInt(currencyDigits(money.currency))];
  const [above, below] =
    to >= from
      ? [minor * scale * scaled(to / from), one * RATE_SCALE]
      : [minor * scale * RATE_SCALE, one * scaled(from / to)];
  const converted = above / below + (round === 'up' && above % below > 0n ? 1n : 0n);
  return fromMinor(Number(converted), currency);
}
