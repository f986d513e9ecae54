import { TASHKENT_OFFSET_MINUTES } from '../constants.ts';

/** `h:mm` on the 24-hour clock, no leading zero of the hour. Arguments as in formatDate. */
export function formatTime(ms: number, offsetMinutes = TASHKENT_OFFSET_MINUTES): string {
  const local = new Date(ms + offsetMinutes * 60_000);
  if (Number.isNaN(local.getTime())) return '';
  return `${local.getUTCHours()}:${String(local.getUTCMinutes()).padStart(2, '0')}`;
}
