import { formatTime } from '#shared/domain/formatTime.ts';
import { formatMoment } from './formatMoment.ts';

const MINUTE_MS = 60_000;

/** Formats an end; midnight becomes 23:59 of the day before, because "until 28.11., 0:00" is misread by a day. */
export function formatEnd(ms: number): string {
  return formatMoment(formatTime(ms) === '0:00' ? ms - MINUTE_MS : ms);
}
