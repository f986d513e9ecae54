import { type CookieFacts, cookiesForPlatform } from './sessionCookies.ts';

/** The session cookies of a Cookie header as the platform gets them, `name=value; …`; undefined without a session. */
export function sessionPairs(header: string | undefined, facts: CookieFacts): string | undefined {
  const pairs = (cookiesForPlatform(header, facts) ?? '')
    .split('; ')
    .filter((pair) => facts.sessionCookies.includes(pair.slice(0, pair.indexOf('='))) && !pair.endsWith('='));
  return pairs.length === 0 ? undefined : pairs.join('; ');
}
