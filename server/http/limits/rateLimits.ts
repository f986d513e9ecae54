import type { RequestHandler } from 'express';
import { type RateLimit, type RateLimitName, rateLimitTable } from '../../../config/rateLimits.ts';
import type { RateLimiter } from './createRateLimiter.ts';
import { tooManyRequests } from './tooManyRequests.ts';

/** Limits a visitor's calls of /api by the table of config/rateLimits.ts; exactly one limit counts each call. */
export function rateLimits(limit: RateLimiter): RequestHandler {
  const byMethod = new Map<string, RequestHandler>();
  for (const [name, { methods }] of Object.entries<RateLimit>(rateLimitTable)) {
    if (!methods) continue;
    const stage = limit(name as RateLimitName, tooManyRequests);
    for (const method of methods) byMethod.set(`/${method}`, stage);
  }
  const reads = limit('reads', tooManyRequests);
  const writes = limit('writes', tooManyRequests);
  return (req, res, next) => {
    const stage = byMethod.get(req.path.toLowerCase()) ?? (req.method === 'POST' ? writes : reads);
    return stage(req, res, next);
  };
}
