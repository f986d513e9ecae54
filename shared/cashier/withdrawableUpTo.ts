import type { Money } from '../domain/money/Money.ts';

interface Bounds {
  method: { max: number; currency: string };
  /** null: not told. */
  available: Money | null;
  dailyLeft: Money | null;
}

/** The largest whole sum that a withdrawal by the method may have now, major units of its currency. A balance in another currency bounds nothing here: the platform reckons. */
export function withdrawableUpTo({ method: { max, currency }, available, dailyLeft }: Bounds): number {
  const own = [available, dailyLeft].flatMap((sum) => (sum?.currency === currency ? [Math.floor(sum.amount)] : []));
  return Math.max(0, Math.min(max, ...own));
}
