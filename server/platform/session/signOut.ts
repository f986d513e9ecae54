import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '../../../config/env.ts';
import { logout } from '../../../shared/api/account/auth.contract.ts';
import { createCall } from '../../../shared/api/call.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { errorCatalogue } from '../../../shared/errors/catalogue.ts';
import { contextOf } from '../../http/requestContext.ts';
import { apiHeaders } from '../../http/policy/apiHeaders.ts';
import { framedName } from '../../http/policy/framedName.ts';
import { sendApiError } from '../../http/problems/sendApiError.ts';
import { apiCallOf } from '../apiGuard.ts';
import type { VisitorTransport } from '../platformTransport.ts';

/** Milliseconds a player who leaves waits for the platform; it is told the rest of the time without them. */
const TIME_LIMIT = 3_000;
/** Milliseconds before the platform is told again; after the last it is left to let the session lapse. */
const PAUSES = [1_000, 5_000, 30_000, 120_000];
/** Sessions that wait to be ended, so that an outage with many leaving players cannot fill the memory. */
const MAX_WAITING = 1_000;

export interface SignOutOptions {
  env: Pick<Env, 'SESSION_COOKIE'>;
  transportFor: (req: Request, res: Response) => VisitorTransport;
  /** The platform was told for the last time and did not end the session. */
  onGivenUp: (error: unknown) => void;
}

/**
 * Ends the platform's session of whoever signs out. The cookies are gone already (endSession); a session that the platform
 * did not end would still open to whoever had copied one, so the platform is told again until it does.
 */
export function signOut({ env, transportFor, onGivenUp }: SignOutOptions): RequestHandler {
  const isSession = new RegExp(`^(?:${env.SESSION_COOKIE.flatMap((name) => [name, framedName(name)]).join('|')})=`);
  let waiting = 0;

  function tellAgain(tell: () => Promise<unknown>, failures: number, error: unknown): void {
    const pause = PAUSES[failures];
    if (pause === undefined || waiting >= MAX_WAITING) return onGivenUp(error);
    waiting += 1;
    const again = async () => {
      waiting -= 1;
      try {
        await tell();
      } catch (next) {
        if (mayEnd(next)) tellAgain(tell, failures + 1, next);
      }
    };
    setTimeout(() => void again(), pause).unref();
  }

  return async (req, res, next) => {
    if (apiCallOf(res).method.name !== logout.name) return next();
    const { locale } = contextOf(res);
    const { transport, cookies } = transportFor(req, res);
    // Not with the visitor's signal: who closes the page has signed out all the same.
    const tell = () => createCall(transport, () => locale)(logout, {}, { signal: AbortSignal.timeout(TIME_LIMIT) });
    try {
      const data = await tell();
      // Beside its session the platform may end cookies of its own.
      for (const line of cookies()) if (!isSession.test(line)) res.append('Set-Cookie', line);
      res.set(apiHeaders).json({ data });
    } catch (error) {
      if (mayEnd(error)) tellAgain(tell, 0, error);
      sendApiError(res, error instanceof AppError ? error : late());
    }
  };
}

/** Whether the same request may yet end the session; a session that is over already is what was wanted. */
function mayEnd(error: unknown): boolean {
  return !(error instanceof AppError) || errorCatalogue[error.type].retryable;
}

function late(): AppError {
  return new AppError('InternalServerErrorException', { status: 504, message: 'The platform did not answer in time' });
}
