import { ROUNDS_PAGE } from './betsQuery.ts';

interface Reach {
  /** Rounds that have come. */
  fetched: number;
  total: number;
  /** Rounds that may come without a press. */
  until: number;
}

/** Rounds of the next page where it may come by itself; 0: it waits for a press, or there is none. */
export function comesByItself({ fetched, total, until }: Reach): number {
  return fetched < until ? Math.max(0, Math.min(ROUNDS_PAGE, total - fetched)) : 0;
}
