/** What the removal uses of `navigator.serviceWorker`. */
type Workers = Pick<ServiceWorkerContainer, 'controller' | 'getRegistrations'>;

/**
 * Unregisters every service worker of the origin other than `/sw.js` for the whole site, with all caches, which it may have filled. Then
 * calls `reload` if one of them controls this page: what the page has loaded and sends next goes through it.
 */
export async function removeForeignWorkers(
  workers: Workers,
  { origin, storage, reload }: { origin: string; storage: CacheStorage; reload: () => void },
): Promise<void> {
  const isOurs = (script: string | undefined) => script === undefined || script === `${origin}/sw.js`;
  const foreign = (await workers.getRegistrations()).filter(
    ({ scope, active, waiting, installing }) =>
      scope !== `${origin}/` || [active, waiting, installing].some((worker) => !isOurs(worker?.scriptURL)),
  );
  if (foreign.length === 0) return;
  await Promise.all(foreign.map((registration) => registration.unregister()));
  await Promise.all((await storage.keys()).map((name) => storage.delete(name)));
  if (!isOurs(workers.controller?.scriptURL)) reload();
}
