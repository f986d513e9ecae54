import type { Request, RequestHandler, Response } from 'express';
import { type RateLimit, type RateLimitName, rateLimitTable } from '#config/rateLimits.ts';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { type Counted, noteCounted } from '#server/http/requestContext.ts';
import { playerOf } from '#server/http/session/createPlayerSessions.ts';
import type { SharedBuckets } from './createSharedBuckets.ts';
import { createTokenBuckets, type TokenBuckets } from './createTokenBuckets.ts';
import { addressBuckets, type VisitorBucket } from './visitorKey.ts';

/** Exceptions from counting every request by the visitor. */
export interface RateLimitRules {
  /** The key that is counted; by default the player's session where the limit is `perPlayer`, else the networks of the address. */
  keyOf?: (req: Request) => string;
  /** Answers for which this returns true are not counted. */
  hasSucceeded?: (res: Response) => boolean;
}

/**
 * A request in a bucket. A class: for an object literal with a getter V8 makes a hidden class per object, which holds the closure, and so all
 * of the request, until a full collection. That was a third of a proxied call.
 */
class CountedRequest implements Counted {
  readonly limit: RateLimitName;
  readonly bucket: string;
  readonly times: number;
  readonly #res: Response;
  readonly #hasSucceeded: RateLimitRules['hasSucceeded'];

  constructor(
    limit: RateLimitName,
    { key, times }: VisitorBucket,
    res: Response,
    hasSucceeded: RateLimitRules['hasSucceeded'],
  ) {
    this.limit = limit;
    this.bucket = key;
    this.times = times;
    this.#res = res;
    this.#hasSucceeded = hasSucceeded;
  }

  get amount(): number {
    return this.#hasSucceeded?.(this.#res) ? 0 : 1;
  }
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

  return (name, onLimit, { keyOf, hasSucceeded } = {}) => {
    const nameBuckets = bucketsOf(name);
    const { shared: isShared, perPlayer }: RateLimit = rateLimitTable[name];
    const all = isShared ? shared : undefined;
    const bucketsFor = (req: Request): readonly VisitorBucket[] => {
      if (keyOf) return [{ key: keyOf(req), times: 1 }];
      const player = perPlayer ? playerOf(req) : undefined;
      return player === undefined ? addressBuckets(req) : [{ key: player, times: 1 }];
    };
    const refuse = (wait: number, ...[req, res, next]: Parameters<RequestHandler>) => {
      res.setHeader('Retry-After', Math.ceil(wait / 1000));
      return onLimit(req, res, next);
    };
    return (req, res, next) => {
      const rate = perMinute(name);
      if (rate === Infinity) return next();
      const buckets = bucketsFor(req);
      for (const bucket of buckets) noteCounted(res, new CountedRequest(name, bucket, res, hasSucceeded));
      const taken: VisitorBucket[] = [];
      for (const bucket of buckets) {
        const wait = nameBuckets.take(bucket.key, rate * bucket.times);
        if (wait > 0) {
          for (const { key, times } of taken) nameBuckets.giveBack(key, rate * times);
          return refuse(wait, req, res, next);
        }
        taken.push(bucket);
      }
      if (hasSucceeded)
        whenClosed(res, () => {
          if (!hasSucceeded(res)) return;
          for (const { key, times } of buckets) {
            nameBuckets.giveBack(key, rate * times);
            all?.giveBack(name, key, rate * times);
          }
        });
      return all ? takeShared(all, buckets, rate, [req, res, next]) : next();
    };

    async function takeShared(
      replicas: SharedBuckets,
      buckets: readonly VisitorBucket[],
      rate: number,
      [req, res, next]: Parameters<RequestHandler>,
    ): Promise<void> {
      const waits = await Promise.all(buckets.map(({ key, times }) => replicas.take(name, key, rate * times)));
      const longer = Math.max(0, ...waits);
      if (longer === 0) return next();
      for (const [index, { key, times }] of buckets.entries())
        if (waits[index] === 0) replicas.giveBack(name, key, rate * times);
      await refuse(longer, req, res, next);
    }
  };
}
