import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit as expressRateLimit } from 'express-rate-limit';
import { type RateLimitName, rateLimitTable } from '../../config/rateLimits.ts';
import { boundedStore } from './boundedStore.ts';

/** A home or a phone gets a whole IPv6 /64: counting single addresses would count nothing. */
const IPV6_PREFIX = 64;

export interface RateLimitRules {
  /** What is counted; by default the visitor's address. */
  keyOf?: (req: Request) => string;
  /** Such an answer is not counted. */
  hasSucceeded?: (res: Response) => boolean;
}

/** One named limit of config/rateLimits.ts; `onLimit` answers whoever is over it. Headers by the IETF draft 8 and Retry-After. */
export function rateLimit(
  name: RateLimitName,
  onLimit: RequestHandler,
  { keyOf, hasSucceeded }: RateLimitRules = {},
): RequestHandler {
  const { windowMs, limit } = rateLimitTable[name];
  return expressRateLimit({
    windowMs,
    limit,
    identifier: name,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: keyOf ?? ((req) => ipKeyGenerator(req.ip ?? 'gone', IPV6_PREFIX)),
    ...(hasSucceeded
      ? { skipSuccessfulRequests: true, requestWasSuccessful: (_req: Request, res: Response) => hasSucceeded(res) }
      : {}),
    store: boundedStore(windowMs),
    handler: (req, res, next) => onLimit(req, res, next),
    // Its checks look for a wrong `trust proxy`; ours is validated at start, and a visitor's stray header is not news.
    validate: false,
  });
}
