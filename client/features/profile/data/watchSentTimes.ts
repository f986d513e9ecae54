import { sentTimes } from '#client/lib/device/sentTimes.ts';
import { type BrowserServiceId, otherServices } from '#shared/profile/otherServices.ts';

/** Tells when this browser last sent something of the player to each service, now and at each change, until the signal aborts. */
export function watchSentTimes(
  uid: number,
  onTimes: (times: Partial<Record<BrowserServiceId, number>>) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const tell = () => onTimes(Object.fromEntries(otherServices.flatMap((service) => timeOf(service, uid))));
  signal.addEventListener('abort', sentTimes.onChange(tell));
  tell();
}

function timeOf(service: (typeof otherServices)[number], uid: number): [string, number][] {
  if (service.timeKeeper !== 'browser') return [];
  const last = sentTimes.last(service.id, uid);
  return last === null ? [] : [[service.id, last]];
}
