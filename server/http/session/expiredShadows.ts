import type { Env } from '#config/env.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';

/** The request of whom the cookies are. */
interface ShadowedRequest {
  cookieHeader: string | undefined;
  /** Host name without a port. */
  host: string;
  /** Path of the request, without a query. */
  path: string;
  /** The answer signs in: a session that the request brought did not work, and may stand before the new one. */
  signsIn?: boolean;
}

/** Seconds in which the player's next page tells that an old session was deleted. */
const TOLD_FOR = 600;

/**
 * Set-Cookie lines that delete session cookies of an older site with a Domain or a longer Path. A browser sends such a cookie before ours of
 * the same name, and the platform reads the first: the player would be asked to sign in for ever. They are there when the request has the
 * name twice, with a line by which the page tells what happened, or when it signs in. Names with `__Host-` have no Domain.
 */
export function expiredShadows({
  SESSION_COOKIE,
}: Pick<Env, 'SESSION_COOKIE'>): (request: ShadowedRequest) => string[] {
  return ({ cookieHeader = '', host, path, signsIn = false }) => {
    if (cookieHeader === '') return [];
    const names = cookieHeader.split(';').map((pair) => pair.slice(0, pair.indexOf('=')).trim());
    const plainNames = SESSION_COOKIE.filter((name) => !name.startsWith('__Host-'));
    const countOf = (name: string) => names.filter((one) => one === name).length;
    const lines = plainNames
      .filter((name) => countOf(name) > (signsIn ? 0 : 1))
      .flatMap((name) => placesOf(host, path).map((place) => `${name}=; Max-Age=0; ${place}; HttpOnly`));
    const isSeen = plainNames.some((name) => countOf(name) > 1);
    return isSeen ? [...lines, `${cookieNames.oldSession}=1; Max-Age=${TOLD_FOR}; Path=/; SameSite=Lax`] : lines;
  };
}

/** Domain and Path of the cookies that a browser sends before ours, which has no Domain and the path `/`. */
function placesOf(host: string, path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const paths = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const domains = domainsOf(host).map((domain) => `Domain=${domain}; `);
  return [
    ...domains.map((domain) => `${domain}Path=/`),
    ...['', ...domains].flatMap((domain) => paths.map((one) => `${domain}Path=${one}`)),
  ];
}

/** The host and the domains above it, without the top one; none for an address. */
function domainsOf(host: string): string[] {
  if (!/[a-z]$/i.test(host)) return [];
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}
