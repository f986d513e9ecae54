import { type CookieSettings, cookiesForPlatform } from './sessionCookies.ts';

/** The session cookies of a Cookie header as the platform gets them, `name=value; …`; undefined without a session. */
export function sessionPairs(header: string | undefined, cookieSettings: CookieSettings): string | undefined {
  const pairs = (cookiesForPlatform(header, cookieSettings) ?? '')
    .split('; ')
    .filter((pair) => cookieSettings.sessionCookies.includes(pair.slice(0, pair.indexOf('='))) && !pair.endsWith('='));
  return pairs.length === 0 ? undefined : pairs.join('; ');
}
