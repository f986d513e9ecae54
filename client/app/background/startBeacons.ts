import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { beaconPaths, type ErrorBeacon, type VitalName, type VitalsBeacon } from '../../../shared/beacons.ts';

interface BeaconOptions {
  buildId: string;
  /** Pattern of the page that is shown. */
  route: () => string;
  send?: (path: string, body: VitalsBeacon | ErrorBeacon) => void;
}

/** A page that throws in a loop must not fill the log. */
const MOST_ERRORS = 5;
const MESSAGE = 300;
const STACK = 2_000;

/** Outlives the page. As text/plain, or the browser would first ask whether it may. */
function sendBeacon(path: string, body: VitalsBeacon | ErrorBeacon): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'text/plain' }));
}

/** Addresses keep their path and lose their query, which is where tokens travel. */
function withoutQueries(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1');
}

/** Tells the site how fast the first page was and what broke since; no name, no address, nothing typed. */
export function startBeacons({ buildId, route, send = sendBeacon }: BeaconOptions): void {
  const first = route();
  const values = new Map<VitalName, number>();
  for (const observe of [onLCP, onINP, onFCP, onTTFB, onCLS])
    observe(({ name, value }) => values.set(name, name === 'CLS' ? value : value / 1_000));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || values.size === 0) return;
    send(beaconPaths.vitals, { route: first, values: [...values].map(([name, value]) => ({ name, value })) });
    values.clear();
  });

  let told = 0;
  const tell = (error: unknown): void => {
    if (told >= MOST_ERRORS) return;
    told += 1;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send(beaconPaths.errors, {
      route: route(),
      build: buildId,
      message: withoutQueries(message).slice(0, MESSAGE),
      ...(stack ? { stack: withoutQueries(stack).slice(0, STACK) } : {}),
    });
  };
  window.addEventListener('error', ({ error, message }) => tell(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
