import { formatTime } from '../../shared/domain/formatTime.ts';
import { formatMoment } from './formatMoment.ts';

const MINUTE_MS = 60_000;

/** An end at midnight is named by the last minute before it: "until 28.11., 0:00" is read a day wrong. */
export function formatEnd(ms: number): string {
  return formatMoment(formatTime(ms) === '0:00' ? ms - MINUTE_MS : ms);
}
