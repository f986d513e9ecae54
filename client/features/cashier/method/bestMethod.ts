import { feeOf } from '../../../../shared/domain/money/feeOf.ts';
import { fromMinor } from '../../../../shared/domain/money/fromMinor.ts';
import type { Money } from '../../../../shared/domain/money/Money.ts';
import { toMinor } from '../../../../shared/domain/money/toMinor.ts';
import type { DepositMethod } from './depositMethods.ts';

export interface Suggestion {
  method: DepositMethod;
  /** What it costs more than the one that failed; negative: less. */
  feeMore: Money;
}

/** Without payments to count, a method is as likely as not; few payments move it little. */
const likelihood = ({ times }: DepositMethod) =>
  ((times?.success_count ?? 0) + 1) / ((times?.success_count ?? 0) + (times?.failure_count ?? 0) + 2);

/**
 * The method most likely to work for this sum now: open, in its bounds and its currency, and not one that has just failed. Of two as likely
 * the cheaper, then the faster. `null`: there is no other.
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
