import type { QuietReason } from './quietReason.ts';

/** Whether offers' pages and payment methods are hidden too: in a closed account, during a break or near the player's own limit. */
export function isHeldBack(reason: QuietReason | null): boolean {
  return reason === 'closed' || reason === 'pause' || reason === 'limit';
}
