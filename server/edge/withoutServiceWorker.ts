import type { RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';

/** Browsers request `/sw.js` at every visit and once a day; this worker unregisters itself and deletes its caches. */
const REMOVER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;

/** With SERVICE_WORKER=off, answers `/sw.js` with a worker that removes itself: the rollback of a faulty worker. */
export function withoutServiceWorker({ SERVICE_WORKER }: Pick<Env, 'SERVICE_WORKER'>): RequestHandler {
  return (req, res, next) => {
    if (SERVICE_WORKER === 'on' || req.path !== '/sw.js' || (req.method !== 'GET' && req.method !== 'HEAD'))
      return next();
    res.set('Cache-Control', 'no-cache').type('text/javascript').send(REMOVER);
  };
}
