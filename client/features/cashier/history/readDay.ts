import { TASHKENT_OFFSET_MINUTES } from '#shared/constants.ts';
import { parseDate } from '#shared/domain/parseDate.ts';

/** Start of a day (dd.mm.yyyy) in Tashkent, in milliseconds. null: there is no such day. */
export function readDay(day: string): number | null {
  const midnight = parseDate(day);
  return midnight === null ? null : midnight - TASHKENT_OFFSET_MINUTES * 60_000;
}
