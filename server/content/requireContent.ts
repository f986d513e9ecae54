import type { RequestHandler } from 'express';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { loadTrace } from '#server/http/trace/loadTrace.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { withinBudget } from '#server/upstream/withinBudget.ts';

/** Whether the settings that every page needs have been read. */
export interface Readiness {
  /** The settings were read once, from the service, the second tier or the snapshot. */
  isWarm: () => boolean;
  /** Tries to read them, for the request of `trace` if there is one; also resolves on failure. */
  warm: (trace?: RequestTrace) => Promise<unknown>;
}

/** In ms; the answer must be sent within two seconds. */
const TIMEOUT_BUDGET = 1_500;
const RETRY_AFTER = 5;

/**
 * Answers pages with the branded 503 and Retry-After until the settings were read once. A process that starts while the content
 * service is down, without a snapshot and without a second tier, does not know the operator's menus, footer and languages, and the
 * defaults of the code have no brand. After the first success, later failures do not return to this state.
 */
export function requireContent({ isWarm, warm }: Readiness): RequestHandler {
  let wasWarm = false;
  return async (req, res, next) => {
    if (wasWarm || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    if (!isWarm()) {
      const context = contextOf(res);
      const startedAt = performance.now();
      await withinBudget(warm(loadTrace(context)), TIMEOUT_BUDGET).catch(() => undefined);
      context.calls.push({
        name: 'settings',
        verdict: isWarm() ? 'miss' : 'failed',
        ms: performance.now() - startedAt,
      });
    }
    if (res.destroyed) return;
    wasWarm = isWarm();
    if (wasWarm) return next();
    res.setHeader('Retry-After', RETRY_AFTER);
    sendProblem(req, res, 503);
  };
}
