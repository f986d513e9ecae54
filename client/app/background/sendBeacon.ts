import type { DifferencesBeacon, ErrorBeacon, VitalsBeacon } from '../../../shared/beacons.ts';

export type SendBeacon = (path: string, body: VitalsBeacon | ErrorBeacon | DifferencesBeacon) => void;

/** Outlives the page. As text/plain, or the browser would first ask whether it may. */
export function sendBeacon(path: string, body: VitalsBeacon | ErrorBeacon | DifferencesBeacon): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'text/plain' }));
}
