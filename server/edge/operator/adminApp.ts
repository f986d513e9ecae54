import express, { type Express } from 'express';
import type { Env } from '#config/env.ts';
import { faultOf } from '#server/http/rejectMalformed.ts';
import { type HealthProbes, health } from './health.ts';
import { type MetricsText, metricsRoute } from './metricsRoute.ts';

/**
 * The app of the second listener (ADMIN_PORT): probes and metrics on a port that the network closes to players. `/metrics` is open there,
 * unless ADMIN_TOKEN is set.
 */
export function adminApp(probes: HealthProbes, registry: MetricsText, env: Pick<Env, 'ADMIN_TOKEN'>): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.use((req, res, next) => {
    const fault = faultOf(req);
    if (fault === undefined) next();
    else res.sendStatus(fault);
  });
  app.use(health(probes), metricsRoute(registry, env, { isOpen: env.ADMIN_TOKEN === undefined }));
  app.use((_req, res) => void res.status(404).type('text').send('Not found\n'));
  return app;
}
