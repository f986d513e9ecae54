import type { Request, RequestHandler } from 'express';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { LOCALE_COOKIE_SECONDS } from '#shared/constants.ts';
import { scriptKey } from '#shared/keys/scriptKey.ts';
import { safeLocation } from '#shared/redirects/resolveRedirect.ts';
import { scriptTarget } from './scriptTarget.ts';

/**
 * Stores the choice of a link with `?script=Cyrl` in a cookie for a year and redirects to the same page without the parameter; works
 * without JavaScript.
 */
export function scriptSwitch(isSecure: (req: Request) => boolean): RequestHandler {
  return (req, res, next) => {
    const target = scriptTarget(req);
    if (!target) return next();
    const isUsual = target.script === 'Latn';
    res.append(
      'Set-Cookie',
      `${scriptKey}=${isUsual ? '' : target.script}; Path=/; Max-Age=${isUsual ? 0 : LOCALE_COOKIE_SECONDS}; SameSite=Lax${isSecure(req) ? '; Secure' : ''}`,
    );
    storeNowhere(res);
    res.setHeader('Location', safeLocation(target.address));
    res.status(302).end();
  };
}
