import { framedName } from '#server/http/policy/framedName.ts';
import { breakCookie } from '#shared/keys/breakCookie.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { scriptKey } from '#shared/keys/scriptKey.ts';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';

/** Cookie names and the frame state of a call. */
export interface CookieSettings {
  /** Names of the platform's cookies that mean a session (SESSION_COOKIE). */
  sessionCookies: readonly string[];
  /** Name of the cookie with the visitor's language (LOCALE_COOKIE); the platform does not get it. */
  localeCookie: string;
  /** The call comes from a page in a frame, and framing is configured. */
  framed: boolean;
}

/** Cookies of this server that are not forwarded: the platform does not use them, and the editor's token is a secret (reliability B7). */
const ours = new Set<string>([
  ...Object.values(serverCookieNames),
  cookieNames.consent,
  cookieNames.age,
  cookieNames.dataSaver,
  cookieNames.oldSession,
  breakCookie,
  scriptKey,
]);

/**
 * The Cookie header for the platform; undefined when no cookie is left. In a frame the framed session gets the plain name and the
 * plain one is dropped; outside a frame the framed one is dropped: no call may choose between two sessions.
 */
export function cookiesForPlatform(
  header: string | undefined,
  { sessionCookies, localeCookie, framed }: CookieSettings,
): string | undefined {
  if (header === undefined) return undefined;
  const pairs = header.split(';').flatMap((raw) => {
    const pair = raw.trim();
    const equals = pair.indexOf('=');
    const name = equals === -1 ? pair : pair.slice(0, equals).trim();
    if (pair === '' || name === localeCookie || ours.has(name)) return [];
    const plain = sessionCookies.find((one) => framedName(one) === name);
    if (plain !== undefined) return framed ? [`${plain}${pair.slice(equals)}`] : [];
    return framed && sessionCookies.includes(name) ? [] : [pair];
  });
  return pairs.length === 0 ? undefined : pairs.join('; ');
}
