import type { RequestHandler } from 'express';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { sendWorkerRemover } from './sendWorkerRemover.ts';

/** Files of others, of which none may run as a worker; a game's document may have dedicated workers of its own. */
const OTHERS = /^\/(?:api|content|oauth|uploads)\//;

/**
 * Keeps every service worker but `/sw.js` from the origin. A worker of a game's document would answer for the site's pages long after
 * the game is gone, and neither a new build nor SERVICE_WORKER=off reaches a page that it makes up; only the browser's own request for
 * its script does, at every navigation. So that request, also the one that would install it, gets a worker that removes itself, and may
 * have any scope, because the foreign one may have had it. Nothing is forwarded.
 *
 * 403 for shared workers, which outlive the document, and for dedicated workers from files of others.
 */
export function foreignWorkers(): RequestHandler {
  return (req, res, next) => {
    const destination = req.headers['sec-fetch-dest'];
    if (req.headers['service-worker'] !== undefined || destination === 'serviceworker') {
      if (req.path === '/sw.js') return next();
      res.set('Service-Worker-Allowed', '/').set('Content-Security-Policy', "default-src 'none'");
      return sendWorkerRemover(res, { reloads: true });
    }
    const isRefused = destination === 'sharedworker' || (destination === 'worker' && OTHERS.test(req.path));
    if (isRefused) return sendProblem(req, res, 403);
    next();
  };
}
