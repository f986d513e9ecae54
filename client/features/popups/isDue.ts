import { formatDate } from '#shared/domain/formatDate.ts';

/** Whether a popup may be shown again. `seenAt`: milliseconds of its last display, or null. Days are in Tashkent time. */
export function isDue(frequency: 'once' | 'day' | undefined, seenAt: number | null, now: number): boolean {
  if (seenAt === null) return true;
  return frequency === 'day' && formatDate(seenAt) !== formatDate(now);
}
