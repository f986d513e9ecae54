import { formatDate } from '#shared/domain/formatDate.ts';

const MINUTE_MS = 60_000;

/** The last day before an end: an end at midnight belongs to the previous day. */
export function formatLastDay(ms: number): string {
  return formatDate(ms - MINUTE_MS);
}
