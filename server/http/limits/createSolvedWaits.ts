import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import type { Env } from '#config/env.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';

import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';
import { visitorKey } from './visitorKey.ts';

/** Lets a visitor sign in at an account whose tries others have used up: they wait, then have one try. */
export interface SolvedWaits {
  /** The wait of a refused try at this account. `account`: a loginKey. */
  take(req: Request, account: string): Promise<Wait>;
}

interface Wait {
  /** Milliseconds; 0: the wait is over, and this one try may pass. */
  waitMs: number;
  /** The Set-Cookie line that proves the wait later; undefined when it is over. */
  line?: string;
}

/** Secret, clock and shared memory of the waits. */
export interface SolvedWaitsOptions {
  env: Partial<Pick<Env, 'DEVICE_SECRET'>>;
  isSecure: (req: Request) => boolean;
  /** Whether no replica has seen this id in the last `ms` milliseconds. */
  isFirst?: ((id: string, ms: number) => Promise<boolean>) | undefined;
  /** Milliseconds of the wall clock: replicas read each other's waits. */
  now?: () => number;
}

/** The minimum wait, in milliseconds. */
const MIN_WAIT = 60_000;
/** Milliseconds between the ends of two waits at one account: ten tries a minute above the limit, from all addresses together. */
const STEP = 6_000;
/** Milliseconds after its end during which a wait can be used. */
const VALID_FOR = 10 * 60_000;
const MAX_WAITS = 50_000;
const GRAMMAR = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Creates the waits. One address has one wait at a time, and the waits of an account end one after another, `STEP` apart: guessing stays
 * slow, and later visitors cannot overtake one who waits. The cookie names the account only as a digest and is not a session. Without
 * DEVICE_SECRET a wait counts only at the replica that issued it.
 */
export function createSolvedWaits({ env, isSecure, isFirst, now = Date.now }: SolvedWaitsOptions): SolvedWaits {
  const secret = env.DEVICE_SECRET ?? randomBytes(32);
  const lastEnds = createLru<number>({ max: MAX_WAITS });
  const waitsByPlace = createLru<{ end: number; id: string }>({ max: MAX_WAITS });
  const used = createLru<true>({ max: MAX_WAITS });
  const sign = (account: string, end: number, id: string) =>
    createHmac('sha256', secret).update(`wait\0${account}\0${end}\0${id}`).digest('base64url');
  const isOver = ({ end, id }: { end: number; id: string }) => now() > end + VALID_FOR || used.has(id);

  function readWait(header: string | undefined, account: string): { end: number; id: string } | undefined {
    const value = header === undefined ? undefined : parseCookie(header)[serverCookieNames.signInWait];
    const [, digits = '', id = '', signature = ''] = GRAMMAR.exec(value ?? '') ?? [];
    const wait = { end: Number(digits), id };
    const expected = Buffer.from(sign(account, wait.end, id));
    if (signature === '' || !timingSafeEqual(Buffer.from(signature), expected)) return undefined;
    return isOver(wait) ? undefined : wait;
  }

  function issue(place: string, account: string): { end: number; id: string } {
    const before = waitsByPlace.get(place);
    if (before && !isOver(before)) return before;
    const end = Math.max(now() + MIN_WAIT, (lastEnds.get(account) ?? 0) + STEP);
    const wait = { end, id: randomBytes(16).toString('base64url') };
    lastEnds.set(account, end);
    waitsByPlace.set(place, wait);
    return wait;
  }

  return {
    async take(req, account) {
      const storedWait = readWait(req.headers.cookie, account);
      if (storedWait && storedWait.end <= now()) {
        used.set(storedWait.id, true);
        if ((await isFirst?.(storedWait.id, VALID_FOR)) !== false) return { waitMs: 0 };
      }
      const { end, id } =
        (storedWait && !isOver(storedWait) ? storedWait : undefined) ?? issue(`${account}.${visitorKey(req)}`, account);
      const line = stringifySetCookie({
        name: serverCookieNames.signInWait,
        value: `${end}.${id}.${sign(account, end, id)}`,
        path: '/',
        maxAge: Math.ceil((end - now() + VALID_FOR) / 1000),
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(req),
      });
      return { waitMs: Math.max(end - now(), 1), line };
    },
  };
}
