import express, { type Express } from 'express';
import type { Registry } from 'prom-client';
import type { Env } from '../../config/env.ts';
import { type HealthProbes, health } from './health.ts';
import { metricsRoute } from './metricsRoute.ts';

/**
 * The second listener (ADMIN_PORT): probes and metrics away from the players' port. Who reaches it is the network's business, so
 * `/metrics` is open there; an ADMIN_TOKEN that is set is asked for here as well.
 */
export function adminApp(probes: HealthProbes, registry: Registry, env: Pick<Env, 'ADMIN_TOKEN'>): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.use(health(probes), metricsRoute(registry, env, { isOpen: env.ADMIN_TOKEN === undefined }));
  app.use((_req, res) => void res.status(404).type('text').send('Not found\n'));
  return app;
}
