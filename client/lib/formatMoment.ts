import { formatDate } from '../../shared/domain/formatDate.ts';
import { formatTime } from '../../shared/domain/formatTime.ts';

const MINUTE_MS = 60_000;

/** `28.11.2026, 23:59` of a moment in milliseconds. */
export function formatMoment(ms: number): string {
  return `${formatDate(ms)}, ${formatTime(ms)}`;
}

/** An end at midnight is named by the last minute before it: "until 28.11., 0:00" is read a day wrong. */
export function formatEnd(ms: number): string {
  return formatMoment(formatTime(ms) === '0:00' ? ms - MINUTE_MS : ms);
}
