import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { login, register } from '#shared/api/account/auth.contract.ts';
import { enterByPasskey } from '#shared/api/account/passkeys.contract.ts';
import { deviceHeader } from '#shared/api/deviceHeader.ts';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';

/** The random id of a visitor's browser. */
export interface DeviceId {
  /** For the call that signs in. */
  headers: Record<string, string>;
  /** The Set-Cookie line for its answer, once it has signed in: the browser keeps the id for 400 days more. */
  line: string;
}

/** Seconds; browsers keep no cookie for longer. */
const MAX_AGE = 400 * 24 * 60 * 60;
const GRAMMAR = /^[\w-]{22}$/;
const SIGNING: ReadonlySet<string> = new Set([login.name, register.name, enterByPasskey.name]);

/** Whether a method signs in or up: no other call tells the platform the id. */
export function signsInBy(method: string): boolean {
  return SIGNING.has(method);
}

/**
 * The id of a browser, made at its first sign-in, by which the platform matches second accounts. It means nothing else: no page reads it,
 * and whoever deletes the cookie gets another.
 */
export function deviceIdOf(cookieHeader: string | undefined, secure: boolean): DeviceId {
  const cookieId = cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[serverCookieNames.deviceId];
  const id = cookieId !== undefined && GRAMMAR.test(cookieId) ? cookieId : randomBytes(16).toString('base64url');
  return {
    headers: { [deviceHeader]: id },
    line: stringifySetCookie({
      name: serverCookieNames.deviceId,
      value: id,
      path: '/',
      maxAge: MAX_AGE,
      httpOnly: true,
      sameSite: 'lax',
      secure,
    }),
  };
}
