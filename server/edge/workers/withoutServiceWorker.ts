import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { sendWorkerRemover } from './sendWorkerRemover.ts';

/**
 * With SERVICE_WORKER=off, answers `/sw.js` with a worker that removes itself: the rollback of a faulty worker. Browsers request
 * `/sw.js` at every visit and once a day.
 */
export function withoutServiceWorker({ SERVICE_WORKER }: Pick<Env, 'SERVICE_WORKER'>): RequestHandler {
  return (req, res, next) => {
    if (SERVICE_WORKER === 'on' || req.path !== '/sw.js' || (req.method !== 'GET' && req.method !== 'HEAD'))
      return next();
    sendWorkerRemover(res, { reloads: false });
  };
}
