import type { Money } from '../domain/money/Money.ts';

interface Bounds {
  method: { max: number; currency: string };
  /** null: unknown. */
  available: Money | null;
  dailyLeft: Money | null;
}

/**
 * Max whole sum of a withdrawal by a method now, in major units of its currency. A balance in another currency does not limit it: the
 * platform converts.
 */
export function withdrawableUpTo({ method: { max, currency }, available, dailyLeft }: Bounds): number {
  const own = [available, dailyLeft].flatMap((sum) => (sum?.currency === currency ? [Math.floor(sum.amount)] : []));
  return Math.max(0, Math.min(max, ...own));
}
