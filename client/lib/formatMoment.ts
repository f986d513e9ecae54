import { formatDate } from '../../shared/domain/formatDate.ts';
import { formatTime } from '../../shared/domain/formatTime.ts';

/** `28.11.2026, 23:59` of a moment in milliseconds. */
export function formatMoment(ms: number): string {
  return `${formatDate(ms)}, ${formatTime(ms)}`;
}
