import type { Env } from '#config/env.ts';

/** The request of whom the cookies are. */
interface ShadowedRequest {
  cookieHeader: string | undefined;
  /** Host name without a port. */
  host: string;
  /** The answer signs in: a session that the request brought did not work, and may stand before the new one. */
  signsIn?: boolean;
}

/**
 * Set-Cookie lines that delete session cookies of an older site with a Domain. A browser sends such a cookie before ours of the same name,
 * and the platform reads the first: the player would be asked to sign in for ever. They are there when the request has the name twice; none
 * otherwise. Names with `__Host-` have no Domain.
 */
export function expiredShadows({
  SESSION_COOKIE,
}: Pick<Env, 'SESSION_COOKIE'>): (request: ShadowedRequest) => string[] {
  return ({ cookieHeader = '', host, signsIn = false }) => {
    const names = cookieHeader.split(';').map((pair) => pair.slice(0, pair.indexOf('=')).trim());
    const shadowed = SESSION_COOKIE.filter((name) => {
      const count = names.filter((one) => one === name).length;
      return !name.startsWith('__Host-') && (count > 1 || (signsIn && count === 1));
    });
    return shadowed.flatMap((name) =>
      domainsOf(host).map((domain) => `${name}=; Max-Age=0; Domain=${domain}; Path=/; HttpOnly`),
    );
  };
}

/** The host and the domains above it, without the top one; none for an address. */
function domainsOf(host: string): string[] {
  if (!/[a-z]$/i.test(host)) return [];
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'));
}
