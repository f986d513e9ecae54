import { parseCookie, stringifySetCookie } from 'cookie';
import type { Env } from '../../../config/env.ts';

import { serverCookieNames } from '../../../shared/keys/serverCookieNames.ts';
import { givesSession } from './givesSession.ts';
import { sessionDigest } from './sessionDigest.ts';

/** Sessions of guests, where the platform gives one to everybody (GUEST_SESSIONS). */
export interface GuestSessions {
  /** Whether the platform has called the session of this Cookie header a guest's. */
  isGuests(cookieHeader: string): boolean;
  /** The Set-Cookie line that says so of the session that came. */
  lineFor(cookieHeader: string | undefined, secure: boolean): string;
  /** The same of a session that the answer to a guest gives; undefined where it gives none. `setCookie`: its lines. */
  lineForNew(answer: {
    cookieHeader: string | undefined;
    setCookie: readonly string[];
    secure: boolean;
  }): string | undefined;
  /** The line that forgets it, where something was remembered: a command may have signed the session in. */
  forget(cookieHeader: string | undefined): string | undefined;
}

export type GuestSessionsEnv = Pick<Env, 'SESSION_COOKIE'> & Partial<Pick<Env, 'GUEST_SESSIONS'>>;

/** Seconds; after them account.getInfo is asked again. */
const MAX_AGE = 30 * 60;

/**
 * The word stands in a cookie beside the session and holds for that very value, so replicas agree without a memory they share, and whoever
 * signs in is a player at once. It needs no signature: whoever forges it for themselves sees what guests see. Undefined where a
 * session means a player, as it does at most platforms.
 */
export function createGuestSessions(env: GuestSessionsEnv): GuestSessions | undefined {
  if (env.GUEST_SESSIONS !== 'on') return undefined;
  const digestOf = sessionDigest(env);
  const isSession = givesSession(env);
  const line = (value: string, maxAge: number, secure: boolean) =>
    stringifySetCookie({
      name: serverCookieNames.guestSession,
      value,
      path: '/',
      maxAge,
      httpOnly: true,
      sameSite: 'lax',
      secure,
    });
  return {
    isGuests(cookieHeader) {
      // Most sessions are players': nothing is parsed for them.
      if (!cookieHeader.includes(`${serverCookieNames.guestSession}=`)) return false;
      return parseCookie(cookieHeader)[serverCookieNames.guestSession] === digestOf(cookieHeader);
    },
    lineFor: (cookieHeader, secure) => line(digestOf(cookieHeader), MAX_AGE, secure),
    lineForNew: ({ cookieHeader, setCookie, secure }) =>
      setCookie.some(isSession) ? line(digestOf(cookieHeader, setCookie), MAX_AGE, secure) : undefined,
    forget: (cookieHeader) =>
      cookieHeader?.includes(`${serverCookieNames.guestSession}=`) ? line('', 0, false) : undefined,
  };
}
