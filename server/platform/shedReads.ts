import type { RequestHandler, Response } from 'express';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import type { Breaker, CallOutcome } from '#server/upstream/createBreaker.ts';
import { apiCallOf } from './apiGuard.ts';
import { refuseCall, upstreamError } from './refuseCall.ts';

const slot = Symbol('outcome');
type Ended = Response & { [slot]?: CallOutcome };

/** Records how the platform's part of a read ended. */
export function noteOutcome(res: Response, outcome: CallOutcome): void {
  (res as Ended)[slot] = outcome;
}

/**
 * Refuses GET calls with 502 and Retry-After while the platform's circuit is open: pages do not wait for the timeout, and the
 * platform is not flooded when it recovers. Commands are always forwarded: one of them may succeed, and "failed" would be wrong
 * (reliability D9). Runs between apiGuard and platformProxy.
 */
export function shedReads(breaker: Breaker): RequestHandler {
  return (_req, res, next) => {
    const { method } = apiCallOf(res);
    if (method.verb !== 'GET') return next();
    const report = breaker.enter(method.name);
    if (!report) {
      res.setHeader('Retry-After', 2);
      return refuseCall(res, upstreamError('failed'));
    }
    // Without an outcome the visitor left, or this server refused the call.
    whenClosed(res, () => report((res as Ended)[slot] ?? 'left'));
    next();
  };
}
