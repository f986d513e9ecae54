import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '#config/env.ts';
import { apiHeaders } from '#server/http/policy/apiHeaders.ts';
import { sendApiError } from '#server/http/problems/sendApiError.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { namesSession } from '#server/http/session/namesSession.ts';
import { apiCallOf } from '#server/platform/apiGuard.ts';
import type { VisitorTransport } from '#server/platform/transport/createPlatformTransport.ts';
import { logout } from '#shared/api/account/auth.contract.ts';
import { createCall } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';

/** How long a player waits for the platform, in ms; later tries run in the background. */
const TIME_LIMIT = 3_000;
/** Pauses between tries in ms; after the last one the session is left to expire. */
const PAUSES = [1_000, 5_000, 30_000, 120_000];
/** Maximum sessions that wait for the next try, so that an outage with many sign-outs cannot fill the memory. */
const MAX_WAITING = 1_000;

/** Options of `signOut`. */
export interface SignOutOptions {
  env: Pick<Env, 'SESSION_COOKIE'>;
  transportFor: (req: Request, res: Response) => VisitorTransport;
  /** Called when the last try has failed, or too many sessions wait. `id`: of the request that signed out. */
  onGivenUp: (error: unknown, id: string) => void;
}

/**
 * Ends the platform's session at sign-out. The cookies are already deleted (endSession); but a session that the platform did
 * not end would still work with a copied cookie, so the call is repeated in the background after the pauses above.
 */
export function signOut({ env, transportFor, onGivenUp }: SignOutOptions): RequestHandler {
  const isSession = namesSession(env);
  let waiting = 0;

  function retry(endSession: () => Promise<unknown>, id: string, failures: number, error: unknown): void {
    const pause = PAUSES[failures];
    if (pause === undefined || waiting >= MAX_WAITING) return onGivenUp(error, id);
    waiting += 1;
    const again = async () => {
      waiting -= 1;
      try {
        await endSession();
      } catch (next) {
        if (mayEnd(next)) retry(endSession, id, failures + 1, next);
      }
    };
    setTimeout(() => void again(), pause).unref();
  }

  const end: RequestHandler = async (req, res) => {
    const { id, locale } = contextOf(res);
    const { transport, cookies } = transportFor(req, res);
    // Not with the visitor's signal: the session ends also when the page is closed.
    const endSession = () =>
      createCall(transport, () => locale)(logout, {}, { signal: AbortSignal.timeout(TIME_LIMIT) });
    try {
      const data = await endSession();
      // The platform may also delete other cookies.
      for (const line of cookies()) if (!isSession(line)) res.append('Set-Cookie', line);
      res.set(apiHeaders).json({ data });
    } catch (error) {
      if (mayEnd(error)) retry(endSession, id, 0, error);
      sendApiError(res, error instanceof AppError ? error : late());
    }
  };
  return (req, res, next) => (apiCallOf(res).method.name === logout.name ? end(req, res, next) : next());
}

/** Whether another try may still end the session. A session that is already over needs none. */
function mayEnd(error: unknown): boolean {
  return presentError(error).retryable;
}

function late(): AppError {
  return new AppError('InternalServerErrorException', { status: 504, message: 'The platform did not answer in time' });
}
