import { createUpdateCheck, type LatestBuild } from './createUpdateCheck.ts';

/** Checks for a newer build now, then every `everyMs` milliseconds and at a return to the tab after them. */
export function startUpdateCheck(buildId: string, onOutdated: () => void, everyMs: number): void {
  const check = createUpdateCheck({
    buildId,
    everyMs,
    ask: async () => {
      const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
      return (await response.json()) as LatestBuild;
    },
    now: Date.now,
    onOutdated,
    onWorkerOff: () => void removeServiceWorker(),
  });
  void check.askIfDue();
  setInterval(() => void check.askIfDue(), everyMs);
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
