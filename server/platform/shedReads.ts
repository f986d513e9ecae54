import type { RequestHandler } from 'express';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import type { Breaker } from '#server/upstream/createBreaker.ts';
import { apiCallOf } from './apiGuard.ts';
import { refuseCall, upstreamError } from './refuseCall.ts';

/**
 * Refuses GET calls with 502 and Retry-After while the platform's circuit is open: pages do not wait for the timeout, and the
 * platform is not flooded when it recovers. Commands are always forwarded: one of them may succeed, and "failed" would be wrong
 * (reliability D9). Runs between apiGuard and platformProxy.
 */
export function shedReads(breaker: Breaker): RequestHandler {
  return (req, res, next) => {
    const { method } = apiCallOf(res);
    if (method.verb !== 'GET') return next();
    const report = breaker.enter(method.name);
    if (!report) {
      res.setHeader('Retry-After', 2);
      return refuseCall(req, res, upstreamError('failed'));
    }
    whenClosed(res, () => {
      const { headersSent, statusCode } = res;
      if (!headersSent) report('left');
      // The platform answers 503 in maintenance: that is not an outage.
      else report(statusCode >= 500 && statusCode !== 503 ? 'failed' : 'answered');
    });
    next();
  };
}
