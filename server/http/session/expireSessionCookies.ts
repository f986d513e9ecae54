import type { Request, RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { logout } from '#shared/api/account/auth.contract.ts';
import { expiredSession } from './expiredSession.ts';

/**
 * Expires the session cookies on the answer to a sign-out, before any later stage can refuse the call: a player must be able to leave while
 * the platform fails, its circuit is open, or the rate limit is reached. Runs behind the origin gate, so that no other site signs a
 * player out.
 */
export function expireSessionCookies({
  env,
  isSecure,
}: {
  env: Pick<Env, 'SESSION_COOKIE'>;
  isSecure: (req: Request) => boolean;
}): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'GET' && req.path.toLowerCase() === `/${logout.name}`) {
      const lines = expiredSession(env, { framed: contextOf(res).framed, secure: isSecure(req) });
      res.setHeader('Set-Cookie', lines);
    }
    next();
  };
}
