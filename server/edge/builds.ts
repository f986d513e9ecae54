import type { RequestHandler } from 'express';

export interface Build {
  id: string;
  /** When it was built, Unix milliseconds. */
  timestamp: number;
}

/** `/builds/latest.json`: a page that has been open for long asks whether it is still today's. Never stored. */
export function builds({ id, timestamp }: Build): RequestHandler {
  const body = JSON.stringify({ id, timestamp });
  return (req, res, next) => {
    if (req.path !== '/builds/latest.json' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    res.set('Cache-Control', 'no-store').type('json').send(body);
  };
}
