import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { SESSION_SECONDS } from '#sandbox/world/players/sessions.ts';

const NAME = 'sid';
/** The site adds Secure, because it knows whether it is on https. */
const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

export function readSessionToken(req: IncomingMessage): string | undefined {
  return req.headers.cookie === undefined ? undefined : parseCookie(req.headers.cookie)[NAME];
}

export function sessionCookie(token: string): string {
  return stringifySetCookie({ name: NAME, value: token, ...ATTRIBUTES, maxAge: SESSION_SECONDS });
}

export const expiredSessionCookie = stringifySetCookie({ name: NAME, value: '', ...ATTRIBUTES, maxAge: 0 });
