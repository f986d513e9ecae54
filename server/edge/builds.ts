import type { RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';

export interface Build {
  id: string;
  /** When it was built, Unix milliseconds. */
  timestamp: number;
}

/**
 * `/builds/latest.json`: a page that has been open for long asks whether it is still today's, and whether its service
 * worker may stay. Never stored.
 */
export function builds({ id, timestamp }: Build, { SERVICE_WORKER }: Pick<Env, 'SERVICE_WORKER'>): RequestHandler {
  const body = JSON.stringify({ id, timestamp, sw: SERVICE_WORKER === 'on' });
  return (req, res, next) => {
    if (req.path !== '/builds/latest.json' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    res.set('Cache-Control', 'no-store').type('json').send(body);
  };
}
