import { currencyDigits } from './currencyDigits.ts';
import { fromMinor } from './fromMinor.ts';
import type { Money } from './Money.ts';
import { toMinor } from './toMinor.ts';

/** Units of each currency per unit of one base, as in account.getcurrencyrates; the base has the rate 1. */
export type Rates = Readonly<Record<string, number>>;

const SIGNIFICANT_DIGITS = 12;
/** A larger ratio of two rates is a mistake of the platform. */
const RATIO_MAX = 1e12;
/** Large enough to hold any exchange rate of at least 1 as an integer. */
const RATE_SCALE = 1e12;

/** A rate of at least 1 without the floating-point noise of inverted ones: 1 / (1 / 12650) is 12650 again. */
const scaled = (rate: number): bigint => BigInt(Math.round(Number(rate.toPrecision(SIGNIFICANT_DIGITS)) * RATE_SCALE));

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
      ? [minor * scale * scaled(to / from), one * BigInt(RATE_SCALE)]
      : [minor * scale * BigInt(RATE_SCALE), one * scaled(from / to)];
  const converted = above / below + (round === 'up' && above % below > 0n ? 1n : 0n);
  return fromMinor(Number(converted), currency);
}
