import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Env } from '#config/env.ts';

import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';
import { givesSession } from './givesSession.ts';

/** Devices that have signed in at an account before, recognized by a signed cookie. */
export interface KnownDevices {
  /** The id of the device if it has signed in at this account before, else undefined. `account`: a loginKey. */
  deviceOf(cookieHeader: string | undefined, account: string): string | undefined;
  /** The Set-Cookie line for an answer that signs in at this account; undefined for other answers. */
  lineFor(answer: SignedAnswer): string | undefined;
  /** The Set-Cookie line for a visitor who has proved to own this account: signed in, or restored its password. */
  lineForOwner(owner: Omit<SignedAnswer, 'setCookie'>): string;
}

interface SignedAnswer {
  /** The request's Cookie header. */
  cookieHeader: string | undefined;
  /** The answer's Set-Cookie lines. */
  setCookie: readonly string[] | undefined;
  account: string;
  secure: boolean;
}

/** The variables of session names and the signing secret. */
export type KnownDevicesEnv = Pick<Env, 'SESSION_COOKIE'> & Partial<Pick<Env, 'DEVICE_SECRET'>>;

/** Accounts of one household per device, newest first; the oldest is dropped. */
const MAX_ACCOUNTS = 4;
/** Seconds. */
const MAX_AGE = 365 * 24 * 60 * 60;

/**
 * Gives devices that have signed in at an account tries of their own: guesses from other devices use up the account's common tries. The
 * cookie names the device and has a signature per account. It is not a session, and the device's tries are counted too, so a stolen cookie
 * is worth a few guesses a minute at one account.
 */
export function createKnownDevices({ SESSION_COOKIE, DEVICE_SECRET }: KnownDevicesEnv): KnownDevices {
  const secret = DEVICE_SECRET ?? randomBytes(32);
  const isSession = givesSession({ SESSION_COOKIE });
  const sign = (device: string, account: string) =>
    createHmac('sha256', secret).update(`${device}\0${account}`).digest('base64url');
  const read = (header: string | undefined) => {
    const value = header === undefined ? undefined : parseCookie(header)[serverCookieNames.knownDevice];
    const [device, ...signatures] = value !== undefined && GRAMMAR.test(value) ? value.split('.') : [];
    return { device, signatures };
  };

  function lineForOwner({ cookieHeader, account, secure }: Omit<SignedAnswer, 'setCookie'>): string {
    const { device = randomBytes(16).toString('base64url'), signatures } = read(cookieHeader);
    const signature = sign(device, account);
    const all = [signature, ...signatures.filter((one) => one !== signature)].slice(0, MAX_ACCOUNTS);
    return stringifySetCookie({
      name: serverCookieNames.knownDevice,
      value: [device, ...all].join('.'),
      path: '/',
      maxAge: MAX_AGE,
      httpOnly: true,
      sameSite: 'lax',
      secure,
    });
  }

  return {
    deviceOf(cookieHeader, account) {
      const { device, signatures } = read(cookieHeader);
      if (device === undefined) return undefined;
      const expected = Buffer.from(sign(device, account));
      return signatures.some((one) => timingSafeEqual(Buffer.from(one), expected)) ? device : undefined;
    },
    lineFor: ({ setCookie, ...owner }) => (setCookie?.some(isSession) ? lineForOwner(owner) : undefined),
    lineForOwner,
  };
}

/** An id of 16 bytes and digests of 32 bytes in base64url: signatures of equal length are compared in constant time. */
const GRAMMAR = /^[\w-]{22}(?:\.[\w-]{43}){1,4}$/;

/** The key by which tries at an account are counted: per device for those known there, together for all others. */
export function triesKey(
  devices: Pick<KnownDevices, 'deviceOf'>,
  cookieHeader: string | undefined,
  account: string,
): string {
  const device = devices.deviceOf(cookieHeader, account);
  return device === undefined ? account : `${account}.${device}`;
}
