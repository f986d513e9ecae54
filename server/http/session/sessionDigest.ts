import { createHash } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Env } from '#config/env.ts';
import { framedName } from '#server/http/policy/framedName.ts';

/**
 * A digest of the session cookies in a Cookie header, the framed ones included: 43 characters, equal for equal values. `then`: the answer's
 * Set-Cookie lines, so that it is the digest of what the browser sends next.
 */
export function sessionDigest({
  SESSION_COOKIE,
}: Pick<Env, 'SESSION_COOKIE'>): (cookieHeader: string | undefined, then?: readonly string[]) => string {
  const names = SESSION_COOKIE.flatMap((name) => [name, framedName(name)]);
  return (cookieHeader, then = []) => {
    const pairs = then.map((line) => line.split(';', 1)[0] as string);
    const cookies = { ...parseCookie(cookieHeader ?? ''), ...parseCookie(pairs.join('; ')) };
    return createHash('sha256')
      .update(names.map((name) => cookies[name] ?? '').join('\0'))
      .digest('base64url');
  };
}
