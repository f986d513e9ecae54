import { readSegments } from './readSegments.ts';

const PRIVATE_SEGMENTS = new Set(['bets', 'cashier', 'profile', 'responsible-game']);

/** Whether a page is for players only: one of its segments is private. Whole segments count: `/promotions/cashier-bonus` is public. */
export function isPrivatePath(path: string): boolean {
  return readSegments(path).some((segment) => PRIVATE_SEGMENTS.has(segment));
}
