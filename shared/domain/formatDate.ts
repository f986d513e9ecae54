import { TASHKENT_OFFSET_MINUTES } from '#shared/constants.ts';

/** Formats Unix ms as `dd.mm.yyyy` at an offset from UTC in minutes, east positive. `''` for an invalid time. */
export function formatDate(ms: number, offsetMinutes = TASHKENT_OFFSET_MINUTES): string {
  const local = new Date(ms + offsetMinutes * 60_000);
  if (Number.isNaN(local.getTime())) return '';
  const day = String(local.getUTCDate()).padStart(2, '0');
  const month = String(local.getUTCMonth() + 1).padStart(2, '0');
  return `${day}.${month}.${String(local.getUTCFullYear()).padStart(4, '0')}`;
}
