import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { toMs } from '#shared/domain/toMs.ts';

/** Date and time in the device's time zone; not for server-rendered content. `seconds`: Unix seconds. */
export function formatDeviceMoment(seconds: number): string {
  const ms = toMs(seconds) ?? 0;
  const offset = -new Date(ms).getTimezoneOffset();
  return `${formatDate(ms, offset)} ${formatTime(ms, offset)}`;
}
