import { readSegments } from './readSegments.ts';

const PRIVATE_SEGMENTS = new Set(['bets', 'cashier', 'profile', 'responsible-game']);

/** Whether a guest must be sent away: a whole segment is one of the four words, so `/promotions/cashier-bonus` stays public. */
export function isPrivatePath(path: string): boolean {
  return readSegments(path).some((segment) => PRIVATE_SEGMENTS.has(segment));
}
