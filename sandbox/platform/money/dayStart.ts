import { TASHKENT_OFFSET_MINUTES } from '#shared/constants.ts';
import { parseDate } from '#shared/domain/parseDate.ts';

/** Unix seconds at which a day begins in Tashkent; undefined if `date` is not a valid dd.mm.yyyy. */
export function dayStart(date: string | undefined): number | undefined {
  const ms = date === undefined ? null : parseDate(date);
  return ms === null ? undefined : ms / 1000 - TASHKENT_OFFSET_MINUTES * 60;
}
