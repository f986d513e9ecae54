import { currencyDigits } from '../domain/money/currencyDigits.ts';
import { fromMinor } from '../domain/money/fromMinor.ts';
import type { Money } from '../domain/money/Money.ts';
import { sumDigits } from '../domain/money/sumDigits.ts';
import { toMinor } from '../domain/money/toMinor.ts';

interface Bounds {
  method: { max: number; currency: string; decimals?: number | undefined };
  /** null: unknown. */
  available: Money | null;
  dailyLeft: Money | null;
}

/**
 * Max sum of a withdrawal by a method now that can be typed, in major units of its currency. A balance in another currency does not limit
 * it: the platform converts.
 */
export function withdrawableUpTo({ method, available, dailyLeft }: Bounds): number {
  const { max, currency } = method;
  const step = 10 ** (currencyDigits(currency) - sumDigits(method));
  const typed = (sum: Money) => fromMinor(Math.floor(toMinor(sum) / step) * step, currency).amount;
  const own = [available, dailyLeft].flatMap((sum) => (sum?.currency === currency ? [typed(sum)] : []));
  return Math.max(0, Math.min(max, ...own));
}
