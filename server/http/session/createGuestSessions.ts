import { parseCookie, stringifySetCookie } from 'cookie';
import type { Env } from '#config/env.ts';

import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';
import { givesSession } from './givesSession.ts';
import { sessionDigest } from './sessionDigest.ts';

/** Recognizes sessions of guests, where the platform gives every visitor a session (GUEST_SESSIONS). */
export interface GuestSessions {
  /** Whether the session of this Cookie header is marked as a guest's. */
  isGuests(cookieHeader: string): boolean;
  /** The Set-Cookie line that marks the request's session as a guest's. */
  lineFor(cookieHeader: string | undefined, secure: boolean): string;
  /** The same for a session that the answer to a guest sets; undefined when it sets none. `setCookie`: the answer's lines. */
  lineForNew(answer: {
    cookieHeader: string | undefined;
    setCookie: readonly string[];
    secure: boolean;
  }): string | undefined;
  /** The line that removes the mark, because a command may have signed the session in; undefined when there is no mark. */
  forget(cookieHeader: string | undefined): string | undefined;
}

/** The variables that decide whether guests have sessions. */
export type GuestSessionsEnv = Pick<Env, 'SESSION_COOKIE'> & Partial<Pick<Env, 'GUEST_SESSIONS'>>;

/** Seconds; after them account.getInfo is called again. */
const MAX_AGE = 30 * 60;

/**
 * Creates the marks of guest sessions. A mark is a cookie with the digest of the session's value, so replicas agree without shared memory,
 * and a visitor who signs in counts as a player at once. It is not signed: forging it only shows the forger the pages of guests. Undefined
 * when GUEST_SESSIONS is off and every session is a player's.
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
      // Most sessions are players': then nothing is parsed.
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
