import type { Request, RequestHandler, Response } from 'express';
import { type RateLimit, type RateLimitName, rateLimitTable } from '../../../config/rateLimits.ts';
import type { SharedBuckets } from './createSharedBuckets.ts';
import { createTokenBuckets, type TokenBuckets } from './createTokenBuckets.ts';
import { visitorKey } from './visitorKey.ts';
import { whenClosed } from '../body/whenClosed.ts';

/** Exceptions from counting every request by the visitor's address. */
export interface RateLimitRules {
  /** The key that is counted; by default the visitor's address. */
  keyOf?: (req: Request) => string;
  /** Answers for which this returns true are not counted. */
  hasSucceeded?: (res: Response) => boolean;
}

/** Makes a stage for one named limit of config/rateLimits.ts; `onLimit` answers requests over the limit, with Retry-After (seconds) set. */
export type RateLimiter = (name: RateLimitName, onLimit: RequestHandler, rules?: RateLimitRules) => RequestHandler;

/** The current limits, and buckets shared with other replicas. */
export interface RateLimiterOptions {
  /** Read at every request: an operator under attack changes it without a restart. Infinity means no limit. */
  perMinute: (name: RateLimitName) => number;
  /** Buckets shared by all replicas. */
  shared?: SharedBuckets | undefined;
}

/**
 * Creates stages that count requests in token buckets; two stages of one name share their buckets (reliability D5). This replica's own
 * bucket always counts first, so without Valkey the limits still hold per replica.
 */
export function createRateLimiter({ perMinute, shared }: RateLimiterOptions): RateLimiter {
  const bucketsByName = new Map<RateLimitName, TokenBuckets>();
  const bucketsOf = (name: RateLimitName) => {
    const buckets = bucketsByName.get(name) ?? createTokenBuckets();
    bucketsByName.set(name, buckets);
    return buckets;
  };

  return (name, onLimit, { keyOf = visitorKey, hasSucceeded } = {}) => {
    const own = bucketsOf(name);
    const all = (rateLimitTable[name] as RateLimit).shared ? shared : undefined;
    const refuse = (wait: number, ...[req, res, next]: Parameters<RequestHandler>) => {
      res.setHeader('Retry-After', Math.ceil(wait / 1000));
      return onLimit(req, res, next);
    };
    return async (req, res, next) => {
      const rate = perMinute(name);
      if (rate === Infinity) return next();
      const key = keyOf(req);
      const wait = own.take(key, rate);
      if (wait > 0) return refuse(wait, req, res, next);
      if (hasSucceeded)
        whenClosed(res, () => {
          if (!hasSucceeded(res)) return;
          own.giveBack(key, rate);
          all?.giveBack(name, key, rate);
        });
      const longer = all ? await all.take(name, key, rate) : 0;
      if (longer > 0) await refuse(longer, req, res, next);
      else next();
    };
  };
}
