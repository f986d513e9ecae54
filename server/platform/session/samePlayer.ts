import type { Request, RequestHandler, Response } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import type { SessionOwners } from '#server/http/session/createSessionOwners.ts';
import { apiCallOf } from '#server/platform/apiGuard.ts';
import { refuseCall, upstreamError } from '#server/platform/refuseCall.ts';
import { getBalance } from '#shared/api/account/account.contract.ts';
import type { Method } from '#shared/api/method.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { OTHER_PLAYER } from '#shared/errors/isOtherPlayer.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';

/**
 * Refuses calls that a page makes for another player than the one who is signed in (409, OTHER_PLAYER): after another player has signed in
 * by a document, an open page shows the first one, and its deposit would be the second one's. Runs after apiGuard.
 *
 * Commands and balances need to know whose the session is, so the platform is asked when this process does not; when it cannot tell, they
 * are not sent (502, `not_sent`). Other reads are compared with what is known. A call that names nobody passes: it is of no page.
 */
export function samePlayer(owners: SessionOwners): RequestHandler {
  return (req, res, next) => {
    const { method } = apiCallOf(res);
    // A sign-in or a sign-out may leave the cookie as it is.
    if (method.name.startsWith('auth.')) {
      owners.forget(req);
      res.once('close', () => owners.forget(req));
      return next();
    }
    const named = req.headers[senderKeys.header];
    if (named === undefined || method.access !== 'player' || contextOf(res).isGuest) return next();
    return compare(req, res, next);
  };

  async function compare(...[req, res, next]: Parameters<RequestHandler>): Promise<void> {
    const { method } = apiCallOf(res);
    try {
      const uid = await ownerOf(method, req, res);
      if (res.destroyed) return;
      // Without a player, the platform refuses the call itself.
      if (uid === undefined || uid === 0) return next();
      if (String(uid) === req.headers[senderKeys.header]) {
        contextOf(res).player = uid;
        return next();
      }
    } catch {
      return refuseCall(res, upstreamError('failed', 'not_sent'));
    }
    const message = 'Another player is signed in';
    refuseCall(res, new AppError('AccessDeniedException', { status: 409, code: OTHER_PLAYER, message }));
  }

  function ownerOf(method: Method, req: Request, res: Response): Promise<number> | number | undefined {
    return method.verb === 'POST' || method.name === getBalance.name ? owners.ask(req, res) : owners.uidOf(req);
  }
}
