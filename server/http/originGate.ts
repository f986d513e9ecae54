import type { Request, RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';
import { AppError } from '../../shared/errors/AppError.ts';
import { sendApiError } from './sendApiError.ts';

/** A GET that changes something (spec section 7): `<img src="/api/auth.logout">` would sign players out. */
const CHANGING_GETS = new Set(['/auth.logout']);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a change through only when our own page asked for it. Multipart is a "simple" request, so any site can
 * make a browser post to us with cookies; SameSite cannot be relied on, because the framed session is SameSite=None.
 *
 * Believes Sec-Fetch-Site, which pages cannot write; without it Origin, then Referer, must be ours. No header at all is
 * a refusal. Mounted under /api, before anything that counts or forwards.
 */
export function originGate(env: Pick<Env, 'PUBLIC_ORIGIN'>): RequestHandler {
  return (req, res, next) => {
    const changes = !READS.has(req.method) || CHANGING_GETS.has(req.path.toLowerCase());
    if (!changes || isSameOrigin(req, env.PUBLIC_ORIGIN)) return next();
    sendApiError(
      res,
      new AppError('AccessDeniedException', { status: 403, message: 'The request is not from this site' }),
    );
  };
}

export function isSameOrigin(req: Request, publicOrigin: string | undefined): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const claimed = req.headers.origin ?? req.headers.referer;
  if (claimed === undefined || !URL.canParse(claimed)) return false;
  const { origin, host } = new URL(claimed);
  // Without a configured origin the Host is all there is, and a page elsewhere cannot choose it. The scheme is left out:
  // behind a TLS terminator that does not tell, ours reads http while the page says https.
  return publicOrigin === undefined ? host === req.host : origin === publicOrigin;
}
