import type { RequestHandler } from 'express';
import { contextOf } from './requestContext.ts';
import { sendProblem } from './sendProblem.ts';

export interface ShedColdRendersOptions {
  /** 99th percentile of how late the event loop is, in milliseconds. */
  lateness: () => number;
  /** Renders under way: a late loop without them is not ours to relieve. */
  rendering: () => number;
  onShed?: () => void;
}

const TOO_LATE = 200;
const BUSY = 2;
const RETRY_AFTER = 2;

/**
 * When the event loop is late, what is dearest and least missed goes first: pages of guests that nobody has asked for lately
 * (RELIABILITY D9, G2). Stands behind the page cache, so kept pages, fresh or stale, are still answered, and so are players and /api.
 */
export function shedColdRenders({ lateness, rendering, onShed }: ShedColdRendersOptions): RequestHandler {
  return (req, res, next) => {
    if (!contextOf(res).isGuest || rendering() < BUSY || lateness() <= TOO_LATE) return next();
    onShed?.();
    res.setHeader('Retry-After', RETRY_AFTER);
    sendProblem(req, res, 503);
  };
}
