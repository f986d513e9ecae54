import type { RequestHandler, Response } from 'express';
import { contextOf } from '../requestContext.ts';
import { sendProblem } from '../problems/sendProblem.ts';

export interface ShedColdRendersOptions {
  /** 99th percentile of how late the event loop is, in milliseconds. */
  lateness: () => number;
  /** Renders under way: a late loop without them is not ours to relieve. */
  rendering: () => number;
  /** A session nobody knows may have been made up, and must not go before honest guests. */
  isStranger?: (res: Response) => boolean;
  onShed?: () => void;
}

const TOO_LATE = 200;
const BUSY = 2;
const RETRY_AFTER = 2;

/**
 * When the event loop is late, what is dearest and least missed goes first: pages of guests that nobody has asked for lately
 * (reliability D9, G2). Stands behind the page cache, so cached pages, fresh or stale, are still answered, and so are players that are known and /api.
 */
export function shedColdRenders({
  lateness,
  rendering,
  isStranger = () => false,
  onShed,
}: ShedColdRendersOptions): RequestHandler {
  return (req, res, next) => {
    const isLast = contextOf(res).isGuest || isStranger(res);
    if (!isLast || rendering() < BUSY || lateness() <= TOO_LATE) return next();
    onShed?.();
    res.setHeader('Retry-After', RETRY_AFTER);
    sendProblem(req, res, 503);
  };
}
