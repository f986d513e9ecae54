import { ROUNDS_PAGE } from './betsQuery.ts';

interface Reach {
  /** Rounds loaded so far. */
  fetched: number;
  total: number;
  /** Rounds that may load without a press. */
  until: number;
}

/** Number of rounds of the next page if it may load without a press; 0: a press is needed, or there are no more. */
export function autoLoadCount({ fetched, total, until }: Reach): number {
  return fetched < until ? Math.max(0, Math.min(ROUNDS_PAGE, total - fetched)) : 0;
}
