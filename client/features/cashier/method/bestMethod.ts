import { feeOf } from '#shared/domain/money/feeOf.ts';
import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';
import type { DepositMethod } from './depositMethods.ts';

export interface Suggestion {
  method: DepositMethod;
  /** Fee above that of the failed method; negative: below. */
  feeMore: Money;
}

/** Success rate with a prior of one half: without payments 50 %, and a few payments change it little. */
const likelihood = ({ times }: DepositMethod) =>
  ((times?.success_count ?? 0) + 1) / ((times?.success_count ?? 0) + (times?.failure_count ?? 0) + 2);

/**
 * The method most likely to accept the sum now: available, within its bounds, of the same currency and not just failed. Ties go
 * to the lower fee, then to the shorter time. `null`: there is none.
 */
export function bestMethod(
  methods: readonly DepositMethod[],
  { sum, failed }: { sum: Money; failed: readonly string[] },
): Suggestion | null {
  const last = methods.find(({ sysname }) => sysname === failed.at(-1));
  const costOf = (method: DepositMethod | undefined) => toMinor(feeOf(sum, method?.fee));
  const [best] = methods
    .filter(
      ({ sysname, currency, min, max, is_available: isAvailable }) =>
        isAvailable && currency === sum.currency && sum.amount >= min && sum.amount <= max && !failed.includes(sysname),
    )
    .toSorted(
      (a, b) =>
        likelihood(b) - likelihood(a) ||
        costOf(a) - costOf(b) ||
        (a.times?.median_seconds ?? Infinity) - (b.times?.median_seconds ?? Infinity) ||
        0,
    );
  if (!best) return null;
  return { method: best, feeMore: fromMinor(costOf(best) - costOf(last), sum.currency) };
}
