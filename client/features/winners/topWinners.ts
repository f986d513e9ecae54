import type { Winner } from '#shared/api/play/jackpots.contract.ts';

/** The largest wins, descending; of equal ones the newer first. */
export function topWinners(winners: readonly Winner[], count: number): Winner[] {
  return winners
    .toSorted(
      (one, other) => other.amount.amount - one.amount.amount || (other.created_at ?? 0) - (one.created_at ?? 0),
    )
    .slice(0, count);
}
