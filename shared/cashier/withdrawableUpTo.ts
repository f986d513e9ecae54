import { convertMoney, type Rates } from '#shared/domain/money/convertMoney.ts';
import { currencyDigits } from '#shared/domain/money/currencyDigits.ts';
import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';

interface Bounds {
  method: { max: number; currency: string; decimals?: number | undefined };
  /** null: unknown. */
  available: Money | null;
  /** null: no limit. */
  dailyLeft: Money | null;
  rates: Rates;
}

/**
 * Max sum of a withdrawal by a method now that can be typed, in major units of its currency, never more than the balance pays for; null:
 * unknown, because the balance or a rate is.
 */
export function withdrawableUpTo({ method, available, dailyLeft, rates }: Bounds): number | null {
  const { max, currency } = method;
  const step = 10 ** (currencyDigits(currency) - sumDigits(method));
  const typed = (sum: Money) => fromMinor(Math.floor(toMinor(sum) / step) * step, currency).amount;
  const converted = available && convertMoney(available, currency, rates, 'down');
  const day = dailyLeft && convertMoney(dailyLeft, currency, rates, 'down');
  if (!converted || (dailyLeft && !day)) return null;
  return Math.max(0, Math.min(max, typed(converted), day ? typed(day) : max));
}
