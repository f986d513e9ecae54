import type { Locale } from '#shared/locales.ts';
import type { BrowserServiceId } from '#shared/profile/otherServices.ts';
import { filePaths } from './filePaths.ts';

/** Query key of the time that only the browser knows: when something last went to the service, Unix seconds. */
export const sentKey = (service: BrowserServiceId): string => `${service}_at`;

/** The address of the player's own file. `times`: what the browser adds to it. */
export function myDataAddress(locale: Locale, times: Partial<Record<BrowserServiceId, number>> = {}): string {
  const query = new URLSearchParams({ locale });
  for (const [service, seconds] of Object.entries(times))
    query.set(sentKey(service as BrowserServiceId), String(seconds));
  return `${filePaths.myData}?${query}`;
}
