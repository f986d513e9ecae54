import { formatDate } from '#shared/domain/formatDate.ts';

const MINUTE_MS = 60_000;

/**
 * The days of a tournament in milliseconds, `16.11.2026 – 22.11.2026` or one day, which tell the tournaments of a series apart. An end at
 * midnight belongs to the day before.
 */
export function tournamentDays({ start, end }: { start: number; end: number }): string {
  const [first, last] = [formatDate(start), formatDate(end - MINUTE_MS)];
  return first === last ? first : `${first} – ${last}`;
}
