import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { UPDATE_CHECK_MS } from '#shared/constants.ts';
import type { LatestBuild, UpdateCheck } from './createUpdateCheck.ts';
import { noteArrival } from './noteArrival.ts';
import { removeForeignWorkers } from './removeForeignWorkers.ts';
import { startErrorReports } from './startErrorReports.ts';

/** One visit in eight reports Web Vitals: enough for a trend, and seven phones do not load the code. */
const VITALS_SHARE = 1 / 8;

/** Work for when the page has loaded and is idle: error reports, the focus and announcements, Web Vitals, arrival, the update check, the service worker. */
export function startBackground(buildId: string, onOutdated: () => void, route: () => string): void {
  startErrorReports({ buildId, route, target: window });
  // Most visits of home move no focus; a dialog does.
  const attendFocus = () =>
    import('./attend.ts').then(
      ({ attend }) => attend(document),
      () => undefined,
    );
  addEventListener('focusin', () => void attendFocus(), { once: true });
  if (Math.random() < VITALS_SHARE) {
    import('./startVitals.ts').then(
      ({ startVitals }) => startVitals(route()),
      () => undefined,
    );
  }
  void noteArrival({
    search: location.search,
    referrer: document.referrer,
    storage: deviceStorage,
    askPromoCode: async () => {
      const response = await fetch('/_/starting-promocode');
      return ((await response.json()) as { data: { promo_code: string | null } }).data.promo_code;
    },
    beacon: (address) => {
      new Image().src = address;
    },
  });
  const openedAt = Date.now();
  let check: UpdateCheck | undefined;
  const askIfDue = async () => {
    // Its code is loaded an hour after the page at the earliest.
    if (Date.now() - openedAt < UPDATE_CHECK_MS) return;
    check ??= await loadCheck().catch(() => undefined);
    await check?.askIfDue();
  };
  const loadCheck = async () =>
    (await import('./createUpdateCheck.ts')).createUpdateCheck({
      openedAt,
      buildId,
      ask: async () => {
        const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
        return (await response.json()) as LatestBuild;
      },
      now: Date.now,
      onOutdated,
      onWorkerOff: () => void removeServiceWorker(),
    });
  setInterval(() => void askIfDue(), UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askIfDue();
  });
  void keepServiceWorker();
}

/**
 * Installs `/sw.js` for the whole site, after foreign workers are gone. A browser without workers, or one that refuses, lacks only the
 * offline page.
 */
async function keepServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await removeForeignWorkers(navigator.serviceWorker, {
    origin: location.origin,
    storage: caches,
    reload: () => location.reload(),
  }).catch(() => undefined);
  if (!import.meta.env.PROD) return;
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // Preloaded, so that a page that fails offline can show its error. Not on a first visit, to save bytes.
  if (navigator.serviceWorker.controller) await import('#client/app/failure/PageError.tsx').catch(() => undefined);
}

/** Unregisters the worker and deletes its caches. */
async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
