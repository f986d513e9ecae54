import type { Request, RequestHandler, Response } from 'express';
import type { SolvedWaits } from './createSolvedWaits.ts';

/**
 * Handles requests over a limit by account: a visitor who has waited passes once; others get `refuse` with Retry-After in seconds and the
 * cookie that proves the wait.
 */
export function unlessWaited(
  waits: SolvedWaits,
  accountOf: (req: Request, res: Response) => string | undefined,
  refuse: RequestHandler,
): RequestHandler {
  return async (req, res, next) => {
    const account = accountOf(req, res);
    if (account === undefined) return refuse(req, res, next);
    const { waitMs: waitsLeft, line } = await waits.take(req, account);
    if (line === undefined) {
      res.removeHeader('Retry-After');
      return next();
    }
    res.setHeader('Retry-After', Math.ceil(waitsLeft / 1000)).append('Set-Cookie', line);
    return refuse(req, res, next);
  };
}
