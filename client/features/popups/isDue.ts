import { formatDate } from '../../../shared/domain/formatDate.ts';

/** Whether a popup may come again. `seenAt`, milliseconds: when it came last; null: it did not. Days are Tashkent's. */
export function isDue(frequency: 'once' | 'day' | undefined, seenAt: number | null, now: number): boolean {
  if (seenAt === null) return true;
  return frequency === 'day' && formatDate(seenAt) !== formatDate(now);
}
