import type { Response } from 'express';

/** Deletes all caches of the origin, unregisters itself, and then does `last`. */
const remover = (last: string) => `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister())${last},
  );
});
`;

const kept = remover('');
const reloading = remover(`
      .then(() => self.clients.matchAll({ type: 'window' }))
      .then((pages) => Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined))))`);

/**
 * Sends a service worker that removes itself and what it cached, in place of a worker that a device may have. `reloads`: pages that the
 * earlier worker controls are loaded again, because what they show may be its work.
 */
export function sendWorkerRemover(res: Response, { reloads }: { reloads: boolean }): void {
  res.set('Cache-Control', 'no-cache').set('X-Content-Type-Options', 'nosniff');
  res.type('text/javascript').send(reloads ? reloading : kept);
}
