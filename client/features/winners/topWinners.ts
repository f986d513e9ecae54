import type { Winner } from '../../../shared/api/play/jackpots.contract.ts';

/** The greatest of these wins, the greatest first; of equal ones the newer. */
export function topWinners(winners: readonly Winner[], count: number): Winner[] {
  return winners
    .toSorted(
      (one, other) => other.amount.amount - one.amount.amount || (other.created_at ?? 0) - (one.created_at ?? 0),
    )
    .slice(0, count);
}
