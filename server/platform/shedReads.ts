import type { RequestHandler } from 'express';
import { whenClosed } from '../http/body/whenClosed.ts';
import type { Breaker } from '../upstream/createBreaker.ts';
import { apiCallOf } from './apiGuard.ts';
import { refuseCall, upstreamError } from './refuseCall.ts';

/**
 * While the platform does not answer, readings are refused at once instead of after the time limit: a visitor's page is free
 * again, and the platform is not met by everybody at once when it comes back. Commands always go: one of them may succeed, and
 * "failed" would be a lie (reliability D9). Sits between the guard and the proxy.
 */
export function shedReads(breaker: Breaker): RequestHandler {
  return (req, res, next) => {
    const { method } = apiCallOf(res);
    if (method.verb !== 'GET') return next();
    const tell = breaker.enter(method.name);
    if (!tell) {
      res.setHeader('Retry-After', 2);
      return refuseCall(req, res, upstreamError('failed'));
    }
    whenClosed(res, () => {
      const { headersSent, statusCode } = res;
      if (!headersSent) tell('left');
      // 503 is the platform's own word for "closed": it lives.
      else tell(statusCode >= 500 && statusCode !== 503 ? 'failed' : 'answered');
    });
    next();
  };
}
