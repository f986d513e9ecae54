import { DAY_MS } from '#shared/constants.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { parseDate } from '#shared/domain/parseDate.ts';

/** The date so many days after a dd.mm.yyyy; null for a malformed date. */
export function nextDay(date: string, days: number): string | null {
  const ms = parseDate(date);
  return ms === null ? null : formatDate(ms + days * DAY_MS, 0);
}
