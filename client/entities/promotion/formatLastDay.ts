import { formatDate } from '../../../shared/domain/formatDate.ts';

const MINUTE_MS = 60_000;

/** The last day of something that ends at a moment: an end at midnight belongs to the day before. */
export function formatLastDay(ms: number): string {
  return formatDate(ms - MINUTE_MS);
}
