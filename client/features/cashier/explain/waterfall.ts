import type { getBalanceChanges } from '#shared/api/cashier/cashierFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';

export type Changes = OutputOf<typeof getBalanceChanges>;

export interface Step {
  cause: Changes['causes'][number]['cause'] | 'opening' | 'closing' | 'remainder';
  /** Signed; of `opening` and `closing`, the balance. */
  amount: Money;
  count: number;
  /** Position of the bar, in percent of the highest balance. */
  from: number;
  to: number;
}

const PERCENT = 100;

/** Steps of a day from opening to closing balance, in minor units. The unexplained remainder is a step, so that they always add up. */
export function waterfall({ opening, closing, causes }: Changes): Step[] {
  const { currency } = closing;
  const sums = causes.map(({ amount }) => toMinor(amount));
  const start = toMinor(opening);
  const end = toMinor(closing);
  const remainder = end - start - sums.reduce((total, sum) => total + sum, 0);
  const parts = [
    ...causes.map(({ cause, count }, index) => ({ cause, count, sum: sums[index] as number })),
    ...(remainder === 0 ? [] : [{ cause: 'remainder' as const, count: 1, sum: remainder }]),
  ];
  let level = start;
  const walked = parts.map((part) => {
    const before = level;
    level += part.sum;
    return { ...part, before, after: level };
  });
  const highest = Math.max(1, start, end, ...walked.map(({ after }) => after));
  const share = (minor: number) => Math.round((Math.max(0, minor) / highest) * PERCENT);
  return [
    { cause: 'opening', amount: opening, count: 0, from: 0, to: share(start) },
    ...walked.map(({ cause, count, sum, before, after }) => ({
      cause,
      count,
      amount: fromMinor(sum, currency),
      from: share(Math.min(before, after)),
      to: share(Math.max(before, after)),
    })),
    { cause: 'closing', amount: closing, count: 0, from: 0, to: share(end) },
  ];
}
