import { UPDATE_CHECK_MS } from '#shared/constants.ts';
import { createUpdateCheck, type LatestBuild } from './createUpdateCheck.ts';

/** Checks for a newer build now, an hour after the page was opened, and then every hour and at each return to the tab. */
export function startUpdateCheck(buildId: string, onOutdated: () => void): void {
  const check = createUpdateCheck({
    buildId,
    ask: async () => {
      const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
      return (await response.json()) as LatestBuild;
    },
    now: Date.now,
    onOutdated,
    onWorkerOff: () => void removeServiceWorker(),
  });
  void check.askIfDue();
  setInterval(() => void check.askIfDue(), UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check.askIfDue();
  });
}

/** Unregisters the worker and deletes its caches. */
async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
