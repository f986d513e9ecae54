import type { DifferencesBeacon, VitalsBeacon } from '#shared/tracking/beacons.ts';

export type SendBeacon = (path: string, body: VitalsBeacon | DifferencesBeacon) => void;

/** Sends a beacon that outlives the page. As text/plain, because another type would need a CORS preflight. */
export function sendBeacon(path: string, body: VitalsBeacon | DifferencesBeacon): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'text/plain' }));
}
