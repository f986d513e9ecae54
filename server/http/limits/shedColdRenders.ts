import type { RequestHandler, Response } from 'express';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { contextOf } from '#server/http/requestContext.ts';

/** The load that decides, and the visitors it concerns. */
export interface ShedColdRendersOptions {
  /** How late the event loop is for all its work, in milliseconds. */
  lateness: () => number;
  /** Whether the request's session is unconfirmed: it may be made up, and must not rank above guests. */
  isUnconfirmed?: (res: Response) => boolean;
  onShed?: () => void;
}

/** Milliseconds. */
const TOO_LATE = 200;
/** Seconds. */
const RETRY_AFTER = 2;
/** Milliseconds before a refusal is sent: clients that repeat at once would take the processor with refusals. */
const HELD = 250;

/**
 * Answers 503 to uncached pages of guests while the event loop is late (reliability D9, G2), whatever made it late: a render holds its slot
 * for one turn only, so the number of renders in progress tells nothing. It runs behind the page cache, so cached
 * pages, fresh or stale, are still served, as are known players and /api.
 */
export function shedColdRenders({
  lateness,
  isUnconfirmed = () => false,
  onShed,
}: ShedColdRendersOptions): RequestHandler {
  return (req, res, next) => {
    const isLast = contextOf(res).isGuest || isUnconfirmed(res);
    if (!isLast || lateness() <= TOO_LATE) return next();
    onShed?.();
    const timer = setTimeout(() => {
      res.setHeader('Retry-After', RETRY_AFTER);
      sendProblem(req, res, 503);
    }, HELD);
    whenClosed(res, () => clearTimeout(timer));
  };
}
