import type { RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import type { Env } from '../../config/env.ts';
import { isAdmin } from '../http/session/isAdmin.ts';

/**
 * `/metrics` in the Prometheus text format, to who runs the site (isAdmin). Whoever else asks is
 * refused here: a 404 page of the site would be cached, and served to the scraper. `isOpen`: the listener itself is the door.
 */
export function metricsRoute(
  registry: Registry,
  env: Pick<Env, 'ADMIN_TOKEN'>,
  { isOpen = false } = {},
): RequestHandler {
  const isForAdmin = isAdmin(env);
  return async (req, res, next) => {
    if (req.path !== '/metrics' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    if (!isOpen && !isForAdmin(req))
      return void res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found\n');
    const text = await registry.metrics();
    res.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
  };
}
