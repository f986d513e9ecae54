import type { RequestHandler } from 'express';
import { sendProblem } from '../http/problems/sendProblem.ts';

export interface Readiness {
  /** The settings without which no page looks like this site have been read once, from wherever. */
  isWarm: () => boolean;
  /** Tries to read them; resolves whatever comes of it. */
  warm: () => Promise<unknown>;
}

/** The answer must be out within two seconds. */
const TIMEOUT_BUDGET = 1_500;
const RETRY_AFTER = 5;

/**
 * A process that starts while the content service is down, without a snapshot and without a second tier, has no site to
 * show: menus, footer, languages of the operator are unknown, and the defaults of the code are nobody's brand. Documents are
 * answered by the branded 503 until the first reading succeeds; once it has, no failure brings this back.
 */
export function requireContent({ isWarm, warm }: Readiness): RequestHandler {
  let wasWarm = false;
  return async (req, res, next) => {
    if (wasWarm || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    if (!isWarm()) await within(TIMEOUT_BUDGET, warm());
    if (res.destroyed) return;
    wasWarm = isWarm();
    if (wasWarm) return next();
    res.setHeader('Retry-After', RETRY_AFTER);
    sendProblem(req, res, 503);
  };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
