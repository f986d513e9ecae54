import { TASHKENT_OFFSET_MINUTES } from '#shared/constants.ts';

/** Formats Unix ms as `h:mm`, 24-hour clock, no leading zero. Arguments and invalid times as in formatDate. */
export function formatTime(ms: number, offsetMinutes = TASHKENT_OFFSET_MINUTES): string {
  const local = new Date(ms + offsetMinutes * 60_000);
  if (Number.isNaN(local.getTime())) return '';
  return `${local.getUTCHours()}:${String(local.getUTCMinutes()).padStart(2, '0')}`;
}
