import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';

/** The build this process serves. */
export interface Build {
  id: string;
  /** Build time in Unix milliseconds. */
  timestamp: number;
}

/**
 * Serves `/builds/latest.json`: a page that has been open for long asks whether its build is still the latest, and whether its
 * service worker may stay. Never stored.
 */
export function builds({ id, timestamp }: Build, { SERVICE_WORKER }: Pick<Env, 'SERVICE_WORKER'>): RequestHandler {
  const body = JSON.stringify({ id, timestamp, sw: SERVICE_WORKER === 'on' });
  return (req, res, next) => {
    if (req.path !== '/builds/latest.json' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    res.set('Cache-Control', 'no-store').type('json').send(body);
  };
}
