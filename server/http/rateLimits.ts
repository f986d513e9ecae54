import type { RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';
import { type RateLimit, type RateLimitName, rateLimitTable } from '../../config/rateLimits.ts';
import { rateLimit } from './rateLimit.ts';
import { tooManyRequests } from './tooManyRequests.ts';

/** Limits the calls of /api a visitor may make, by the table of config/rateLimits.ts: exactly one limit counts a call. */
export function rateLimits(env: Pick<Env, 'RATE_LIMITS'>): RequestHandler {
  if (env.RATE_LIMITS === 'off') return (_req, _res, next) => next();
  const byMethod = new Map<string, RequestHandler>();
  for (const [name, { methods }] of Object.entries<RateLimit>(rateLimitTable)) {
    if (!methods) continue;
    const limiter = rateLimit(name as RateLimitName, tooManyRequests);
    for (const method of methods) byMethod.set(`/${method}`, limiter);
  }
  const reads = rateLimit('reads', tooManyRequests);
  const writes = rateLimit('writes', tooManyRequests);
  return (req, res, next) => {
    const limiter = byMethod.get(req.path.toLowerCase()) ?? (req.method === 'POST' ? writes : reads);
    return limiter(req, res, next);
  };
}
