import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { isAdmin } from '#server/http/session/isAdmin.ts';

/** What the route writes: a Registry, or several joined (joinedMetrics). */
export interface MetricsText {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/**
 * Serves `/metrics` in the Prometheus text format to the operator (isAdmin) and 404 to others. The refusal is sent here, because a 404 page
 * of the site would be cached and served to the scraper. `isOpen`: the network protects the listener, so no check is made.
 */
export function metricsRoute(
  registry: MetricsText,
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
