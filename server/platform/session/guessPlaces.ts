import { textDigest } from '#server/cache/tiers/textDigest.ts';
import { type KnownDevices, triesKey } from '#server/http/session/createKnownDevices.ts';
import { login, restore } from '#shared/api/account/auth.contract.ts';
import { type CookieSettings, cookiesForPlatform } from './sessionCookies.ts';

/** Who guesses: the session that the platform gets, and the account that a sign-in names. */
export interface Guesser {
  cookie: string | undefined;
  cookieSettings: CookieSettings;
  /** The loginKey of the account; undefined for calls of a session. */
  account?: string | undefined;
  /** The form has a code. */
  hasCode?: boolean;
}

/**
 * The places at which a guess counts. A sign-in or a restore with a code: its account, where each known device has a place of its own, so
 * that nobody locks a player out of it. Other methods: every session in the request, because a made-up one beside the real one must not
 * make a new place.
 */
export function guessPlaces(
  method: string,
  { cookie, cookieSettings, account, hasCode = false }: Guesser,
  devices: Pick<KnownDevices, 'deviceOf'>,
): string[] {
  if (method === login.name || method === restore.name)
    return account !== undefined && hasCode ? [`${method}.${triesKey(devices, cookie, account)}`] : [];
  return sessionsIn(cookie, cookieSettings).map((value) => `session.${textDigest(value)}`);
}

/** The place of unknown devices that sign in to an account with a code. */
export function signInPlace(account: string): string {
  return `${login.name}.${account}`;
}

/** The values of the session cookies as the platform gets them, decoded, each once. */
function sessionsIn(cookie: string | undefined, cookieSettings: CookieSettings): string[] {
  const pairs = (cookiesForPlatform(cookie, cookieSettings) ?? '').split('; ');
  const values = pairs.flatMap((pair) => {
    const equals = pair.indexOf('=');
    const value = decode(pair.slice(equals + 1).trim());
    return cookieSettings.sessionCookies.includes(pair.slice(0, equals)) && value !== '' ? [value] : [];
  });
  return [...new Set(values)];
}

/** Some platforms decode the values of cookies: an escaped letter would make a new place for the same session. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('"', ''));
  } catch {
    return value;
  }
}
