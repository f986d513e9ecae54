import type { Request, Response } from 'express';
import { type RateLimitName, rateLimitTable } from '#config/rateLimits.ts';
import { createRenderBudget } from '#server/http/limits/createRenderBudget.ts';
import { createTokenBuckets } from '#server/http/limits/createTokenBuckets.ts';
import type { Limited, Traffic } from './Traffic.ts';

/** Requests of one limit: how many counted, were refused that day, and would be refused. */
export interface LimitRow {
  readonly limit: RateLimitName;
  readonly counted: number;
  readonly refused: number;
  readonly wouldRefuse: number;
  /** Buckets, visitors in most cases, that would meet a refusal. */
  readonly buckets: number;
}

/** Counts the requests of the log again in the site's own buckets, with other numbers a minute. */
export function replayLimits({ limits }: Traffic, perMinute: (name: RateLimitName) => number): LimitRow[] {
  const byLimit = Map.groupBy(limits, ({ limit }) => limit);
  return (Object.keys(rateLimitTable) as RateLimitName[]).flatMap((limit) => {
    const all = byLimit.get(limit);
    if (!all) return [];
    const refusedBy = perMinute(limit) === Number.POSITIVE_INFINITY ? [] : replay(limit, all, perMinute(limit));
    return {
      limit,
      counted: all.length,
      refused: all.filter(({ isRefused }) => isRefused).length,
      wouldRefuse: refusedBy.length,
      buckets: new Set(refusedBy.map(({ bucket }) => bucket)).size,
    };
  });
}

function replay(limit: RateLimitName, all: readonly Limited[], perMinute: number): Limited[] {
  return limit === 'rendering' ? replayBudget(all, perMinute) : replayBuckets(all, perMinute);
}

function replayBuckets(all: readonly Limited[], perMinute: number): Limited[] {
  let clock = 0;
  const buckets = createTokenBuckets(() => clock);
  return all.filter(({ time, bucket, times, amount }) => {
    clock = time;
    const wait = buckets.take(bucket, perMinute * times);
    if (wait === 0 && amount === 0) buckets.giveBack(bucket, perMinute * times);
    return wait > 0;
  });
}

/** The first entry of a page is the gate, of the milliseconds that every page costs; the second its render. */
function replayBudget(all: readonly Limited[], perMinute: number): Limited[] {
  let clock = 0;
  let isRefused = false;
  let bucket = '';
  const [req, res] = [{} as Request, { setHeader() {} } as unknown as Response];
  const budget = createRenderBudget({
    perMinute: () => perMinute,
    playerOf: () => bucket,
    onEmpty: () => {
      isRefused = true;
    },
    now: () => clock,
  });
  const refused = new Set<string>();
  return all.filter((one) => {
    clock = one.time;
    bucket = one.bucket;
    const page = `${one.bucket} ${one.time}`;
    if (one.isGate) {
      isRefused = false;
      void budget.gate(req, res, () => {});
      if (isRefused) refused.add(page);
      return isRefused;
    }
    if (!refused.has(page)) budget.charge(req, res, one.amount);
    return false;
  });
}
