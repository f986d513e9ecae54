import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { beaconPaths } from '#shared/keys/beaconPaths.ts';
import type { VitalName } from '#shared/tracking/beacons.ts';
import { type SendBeacon, sendBeacon } from './sendBeacon.ts';

/** Reports the Web Vitals of the first page; `route` is its pattern, never its address. */
export function startVitals(route: string, send: SendBeacon = sendBeacon): void {
  const values = new Map<VitalName, number>();
  for (const observe of [onLCP, onINP, onFCP, onTTFB, onCLS])
    observe(({ name, value }) => values.set(name, name === 'CLS' ? value : value / 1_000));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || values.size === 0) return;
    send(beaconPaths.vitals, { route, values: [...values].map(([name, value]) => ({ name, value })) });
    values.clear();
  });
}
