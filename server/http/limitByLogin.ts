import { createHash, randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';
import { peekBody } from './peekBody.ts';
import { rateLimit } from './rateLimit.ts';
import { tooManyRequests } from './tooManyRequests.ts';

const guarded = new Set(['/auth.login', '/auth.restore']);
const MOST_BYTES = 16 * 1024;
const keyOf = Symbol('loginKey');
type Named = Request & { [keyOf]?: string };

/**
 * Counts the tries at one account, wherever they come from: a botnet has an address for each try, a victim has one login
 * (RELIABILITY D5). A try that signs in does not count. Stands behind the guard, so the body is known to be a form; what is
 * counted is a keyed digest, and the login itself is in no map and no log.
 */
export function limitByLogin(env: Pick<Env, 'RATE_LIMITS'>): RequestHandler {
  if (env.RATE_LIMITS === 'off') return (_req, _res, next) => next();
  const salt = randomBytes(16);
  const limit = rateLimit('account', tooManyRequests, {
    keyOf: (req) => (req as Named)[keyOf] ?? 'nobody',
    hasSucceeded: (res) => res.hasHeader('set-cookie'),
  });
  return async (req, res, next) => {
    if (req.method !== 'POST' || !guarded.has(req.path.toLowerCase())) return next();
    const login = loginOf((await peekBody(req, MOST_BYTES)).toString('latin1'));
    // Not `req.destroyed`: that is also true once an empty body has been read.
    if (res.destroyed) return;
    if (login === undefined) return next();
    (req as Named)[keyOf] = createHash('sha256').update(salt).update(login).digest('base64url');
    await limit(req, res, next);
  };
}

/** The value of the field `login`, as loosely spelt as the platform may read it: no case, no blanks, no plus sign. */
export function loginOf(body: string): string | undefined {
  const field =
    /content-disposition:[^\r\n]*;[ \t]*name="?login"?[ \t]*(?:;[^\r\n]*)?\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)/i;
  const login = field
    .exec(body)?.[1]
    ?.toLowerCase()
    .replaceAll(/[\s+()-]/g, '');
  return login === '' ? undefined : login;
}
