import express, { type RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';
import { beaconPaths } from '../../shared/beaconPaths.ts';
import { errorBeacon, vitalsBeacon } from '../../shared/beacons.ts';
import type { RateLimiter } from '../http/createRateLimiter.ts';
import { contextOf } from '../http/requestContext.ts';
import { sameOrigin } from '../http/sameOrigin.ts';
import type { Logger } from '../observability/createLogger.ts';
import type { Metrics } from '../observability/createMetrics.ts';
import { logEvents } from '../observability/logEvents.ts';
import { scrubText } from '../observability/scrubText.ts';

export interface BeaconOptions {
  env: Pick<Env, 'PUBLIC_ORIGIN'> & Partial<Pick<Env, 'PUBLIC_HOSTS'>>;
  limit: RateLimiter;
  log: Logger;
  metrics: Metrics;
  /** Patterns of the route table: a label that anybody could write would be a time series a visitor. */
  patterns(): Promise<ReadonlySet<string>>;
}

/**
 * `/_/vitals` and `/_/errors`: open pages tell how fast they were and what broke in them. Always 204: a page cannot do
 * anything about a refusal. Only pages of the site are heard, a visitor so often a minute.
 */
export function beacons({ env, limit, log, metrics, patterns }: BeaconOptions): RequestHandler {
  const done: RequestHandler = (_req, res) => void res.status(204).end();
  const limited = limit('beacons', done);
  const isOurs = sameOrigin(env);
  // A beacon leaves as text/plain: with application/json the browser would ask for permission first.
  const read = express.json({ limit: '4kb', type: ['application/json', 'text/plain'] });
  const known = async (route: string) => ((await patterns()).has(route) ? route : 'other');

  async function vitals(body: unknown): Promise<void> {
    const { success, data } = vitalsBeacon.safeParse(body);
    if (!success) return;
    const route = await known(data.route);
    for (const { name, value } of data.values) metrics.observeVital(name, route, value);
  }

  async function errors(body: unknown, id: string): Promise<void> {
    const { success, data } = errorBeacon.safeParse(body);
    if (!success) return;
    const route = await known(data.route);
    metrics.clientErrors.inc({ route });
    const { build, message, stack } = data;
    const said = { build, message: scrubText(message), ...(stack === undefined ? {} : { stack: scrubText(stack) }) };
    log.warn({ event: logEvents.clientError, id, route, ...said });
  }

  return (req, res, next) => {
    const isVitals = req.path === beaconPaths.vitals;
    if ((!isVitals && req.path !== beaconPaths.errors) || req.method !== 'POST') return next();
    if (!isOurs(req)) return done(req, res, next);
    return limited(req, res, () =>
      read(req, res, (error?: unknown) => {
        void done(req, res, next);
        if (!error) void (isVitals ? vitals(req.body) : errors(req.body, contextOf(res).id));
      }),
    );
  };
}
