import { createHash } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Env } from '#config/env.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { framedName } from '#server/http/policy/framedName.ts';

/** Cookie headers whose digests are remembered, and the most characters of one. */
const MAX_KNOWN = 1_000;
const MAX_KEY = 2_048;

/**
 * A digest of the session cookies in a Cookie header, the framed ones included: 43 characters, equal for equal values. `then`: the answer's
 * Set-Cookie lines, so that it is the digest of what the browser sends next.
 */
export function sessionDigest({
  SESSION_COOKIE,
}: Pick<Env, 'SESSION_COOKIE'>): (cookieHeader: string | undefined, then?: readonly string[]) => string {
  const names = SESSION_COOKIE.flatMap((name) => [name, framedName(name)]);
  // A request asks for the digest of its header at half a dozen places.
  const digests = createLru<string>({ max: MAX_KNOWN });
  const digestOf = (cookieHeader: string | undefined, then: readonly string[]): string => {
    const pairs = then.map((line) => line.split(';', 1)[0] as string);
    const cookies = { ...parseCookie(cookieHeader ?? ''), ...parseCookie(pairs.join('; ')) };
    return createHash('sha256')
      .update(names.map((name) => cookies[name] ?? '').join('\0'))
      .digest('base64url');
  };
  return (cookieHeader, then = []) => {
    if (cookieHeader === undefined || then.length > 0 || cookieHeader.length > MAX_KEY)
      return digestOf(cookieHeader, then);
    const digestBefore = digests.get(cookieHeader);
    if (digestBefore !== undefined) return digestBefore;
    const digest = digestOf(cookieHeader, then);
    digests.set(cookieHeader, digest);
    return digest;
  };
}
