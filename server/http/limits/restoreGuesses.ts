import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiter } from './createRateLimiter.ts';
import type { SolvedWaits } from './createSolvedWaits.ts';
import { unlessWaited } from './unlessWaited.ts';

/** One place for all: a spray tries a few codes at each of many accounts, so no account and no address shows it. */
const EVERYBODY = 'restores';
const slot = Symbol('restored');
type Marked = Response & { [slot]?: true };

/** Marks the answer to a restore whose code was right, or was none: it does not count. */
export function noteRestored(res: Response): void {
  (res as Marked)[slot] = true;
}

/**
 * Limits wrong restore codes of unknown devices at all accounts together. Over the limit a visitor waits for one try, in a queue that all
 * such visitors share. `skips`: requests that are no such try.
 */
export function restoreGuesses(
  limit: RateLimiter,
  waits: SolvedWaits,
  refuse: RequestHandler,
  skips: (req: Request, res: Response) => boolean,
): RequestHandler {
  const stage = limit(
    'restores',
    unlessWaited(waits, () => EVERYBODY, refuse),
    {
      keyOf: () => EVERYBODY,
      hasSucceeded: (res) => (res as Marked)[slot] === true,
    },
  );
  return (req, res, next) => (skips(req, res) ? next() : stage(req, res, next));
}
