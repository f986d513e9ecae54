import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';

/** Formats a moment in milliseconds as `28.11.2026, 23:59`, Tashkent time. */
export function formatMoment(ms: number): string {
  return `${formatDate(ms)}, ${formatTime(ms)}`;
}
