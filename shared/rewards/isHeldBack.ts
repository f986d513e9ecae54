import type { QuietReason } from './quietReason.ts';

/** Whether pages and ways to pay that the visitor did not ask us to hide are held back, too: on a break, or near a bound of their own. */
export function isHeldBack(reason: QuietReason | null): boolean {
  return reason === 'pause' || reason === 'limit';
}
