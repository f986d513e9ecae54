import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Env } from '../../../config/env.ts';

import { serverCookieNames } from '../../../shared/keys/serverCookieNames.ts';
import { givesSession } from './givesSession.ts';

/** Devices that have signed in at an account, known again by a signed cookie. */
export interface KnownDevices {
  /** The device's own name when it has signed in at this account before. `account`: a loginKey. */
  deviceOf(cookieHeader: string | undefined, account: string): string | undefined;
  /** The Set-Cookie line for an answer that signs in at this account; undefined for one that does not. */
  lineFor(answer: SignedAnswer): string | undefined;
}

interface SignedAnswer {
  /** Of the request. */
  cookieHeader: string | undefined;
  /** Lines of the answer. */
  setCookie: readonly string[] | undefined;
  account: string;
  secure: boolean;
}

export type KnownDevicesEnv = Pick<Env, 'SESSION_COOKIE'> & Partial<Pick<Env, 'DEVICE_SECRET'>>;

/** A household's accounts. The newest first; the oldest gives way. */
const MAX_ACCOUNTS = 4;
const MAX_AGE = 365 * 24 * 60 * 60;

/**
 * A stranger who guesses at an account uses up its tries for everybody; whoever has signed in there from this device before has
 * tries of their own. The cookie names the device and holds a signature for each account: it lets nobody in, and a device's tries are
 * counted as well, so a stolen one is worth a few guesses a minute at one account.
 */
export function createKnownDevices({ SESSION_COOKIE, DEVICE_SECRET }: KnownDevicesEnv): KnownDevices {
  const secret = DEVICE_SECRET ?? randomBytes(32);
  const isSession = givesSession({ SESSION_COOKIE });
  const sign = (device: string, account: string) =>
    createHmac('sha256', secret).update(`${device}\0${account}`).digest('base64url');
  const read = (header: string | undefined) => {
    const value = header === undefined ? undefined : parseCookie(header)[serverCookieNames.knownDevice];
    const [device, ...signatures] = value !== undefined && grammar.test(value) ? value.split('.') : [];
    return { device, signatures };
  };

  return {
    deviceOf(cookieHeader, account) {
      const { device, signatures } = read(cookieHeader);
      if (device === undefined) return undefined;
      const expected = Buffer.from(sign(device, account));
      return signatures.some((one) => timingSafeEqual(Buffer.from(one), expected)) ? device : undefined;
    },
    lineFor({ cookieHeader, setCookie, account, secure }) {
      if (!setCookie?.some(isSession)) return undefined;
      const { device = randomBytes(16).toString('base64url'), signatures } = read(cookieHeader);
      const own = sign(device, account);
      const all = [own, ...signatures.filter((one) => one !== own)].slice(0, MAX_ACCOUNTS);
      return stringifySetCookie({
        name: serverCookieNames.knownDevice,
        value: [device, ...all].join('.'),
        path: '/',
        maxAge: MAX_AGE,
        httpOnly: true,
        sameSite: 'lax',
        secure,
      });
    },
  };
}

/** A name of 16 bytes and digests of 32, in base64url: signatures of one length can be compared in constant time. */
const grammar = /^[\w-]{22}(?:\.[\w-]{43}){1,4}$/;

/** What the tries at an account are counted by: of a device that is known there by itself, of everybody else together. */
export function triesKey(
  devices: Pick<KnownDevices, 'deviceOf'>,
  cookieHeader: string | undefined,
  account: string,
): string {
  const device = devices.deviceOf(cookieHeader, account);
  return device === undefined ? account : `${account}.${device}`;
}
