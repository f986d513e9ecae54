import { formatNumber } from '#shared/domain/formatNumber.ts';

/** The sum of a jackpot; useLiveJackpots makes it rise while one is in sight. */
export function GrowingAmount({ amount }: { amount: number }) {
  return <span data-grows="">{formatNumber(amount)}</span>;
}
