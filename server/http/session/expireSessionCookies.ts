import type { Request, RequestHandler } from 'express';
import type { Env } from '../../../config/env.ts';
import { logout } from '../../../shared/api/account/auth.contract.ts';
import { framedName } from '../policy/framedName.ts';
import { contextOf } from '../requestContext.ts';

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
      const { framed } = contextOf(res);
      const expired = (name: string, attributes: string) => `${name}=; Max-Age=0; Path=/; HttpOnly${attributes}`;
      const lines = env.SESSION_COOKIE.map((name) =>
        framed
          ? expired(framedName(name), '; Secure; SameSite=None; Partitioned')
          : // Over http the browser does not let a Secure cookie replace one without Secure.
            expired(name, `${isSecure(req) || /^__(?:Host|Secure)-/i.test(name) ? '; Secure' : ''}; SameSite=Lax`),
      );
      res.setHeader('Set-Cookie', lines);
    }
    next();
  };
}
