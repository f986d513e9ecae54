import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { parseCookie, stringifySetCookie } from 'cookie';
import { createLru } from '../../cache/tiers/createLru.ts';
import type { Env } from '../../../config/env.ts';

import { serverCookieNames } from '../../../shared/keys/serverCookieNames.ts';
import { visitorKey } from './visitorKey.ts';

/** How those who are refused at an account, because others guess there, come in all the same: they wait, and have one try. */
export interface SolvedWaits {
  /** What a refused try at this account is told. `account`: a loginKey. */
  take(req: Request, account: string): Promise<Wait>;
}

interface Wait {
  /** Milliseconds; 0: the wait is over, and this one try may pass. */
  left: number;
  /** The Set-Cookie line that proves the wait afterwards; undefined where it is over. */
  line?: string;
}

export interface SolvedWaitsOptions {
  env: Partial<Pick<Env, 'DEVICE_SECRET'>>;
  isSecure: (req: Request) => boolean;
  /** Whether nobody has said this id before, in any replica, for `ms`. */
  isFirst?: ((id: string, ms: number) => Promise<boolean>) | undefined;
  /** Milliseconds of the wall clock: the replicas read each other's waits. */
  now?: () => number;
}

const SHORTEST = 60_000;
/** Between the waits that end at one account: ten tries a minute more than the limit lets through, whoever brings them. */
const STEP = 6_000;
/** From its end a wait is worth its try for so long. */
const WORTH = 10 * 60_000;
const MAX_WAITS = 50_000;
const grammar = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Whoever guesses at an account from one address gets one wait at a time like everybody else, and the waits of an account end one after
 * the other: guessing stays as slow as STEP, and who waits is never overtaken. The cookie names the account as a digest only and lets
 * nobody in. Without a secret of the operator's a wait counts at the replica that gave it.
 */
export function createSolvedWaits({ env, isSecure, isFirst, now = Date.now }: SolvedWaitsOptions): SolvedWaits {
  const secret = env.DEVICE_SECRET ?? randomBytes(32);
  const lastEnds = createLru<number>({ max: MAX_WAITS });
  const given = createLru<{ end: number; id: string }>({ max: MAX_WAITS });
  const used = createLru<true>({ max: MAX_WAITS });
  const sign = (account: string, end: number, id: string) =>
    createHmac('sha256', secret).update(`wait\0${account}\0${end}\0${id}`).digest('base64url');
  const isOver = ({ end, id }: { end: number; id: string }) => now() > end + WORTH || used.has(id);

  function brought(header: string | undefined, account: string): { end: number; id: string } | undefined {
    const value = header === undefined ? undefined : parseCookie(header)[serverCookieNames.signInWait];
    const [, digits = '', id = '', signature = ''] = grammar.exec(value ?? '') ?? [];
    const wait = { end: Number(digits), id };
    const expected = Buffer.from(sign(account, wait.end, id));
    if (signature === '' || !timingSafeEqual(Buffer.from(signature), expected)) return undefined;
    return isOver(wait) ? undefined : wait;
  }

  function give(place: string, account: string): { end: number; id: string } {
    const before = given.get(place);
    if (before && !isOver(before)) return before;
    const end = Math.max(now() + SHORTEST, (lastEnds.get(account) ?? 0) + STEP);
    const wait = { end, id: randomBytes(16).toString('base64url') };
    lastEnds.set(account, end);
    given.set(place, wait);
    return wait;
  }

  return {
    async take(req, account) {
      const own = brought(req.headers.cookie, account);
      if (own && own.end <= now()) {
        used.set(own.id, true);
        if ((await isFirst?.(own.id, WORTH)) !== false) return { left: 0 };
      }
      const { end, id } = (own && !isOver(own) ? own : undefined) ?? give(`${account}.${visitorKey(req)}`, account);
      const line = stringifySetCookie({
        name: serverCookieNames.signInWait,
        value: `${end}.${id}.${sign(account, end, id)}`,
        path: '/',
        maxAge: Math.ceil((end - now() + WORTH) / 1000),
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(req),
      });
      return { left: Math.max(end - now(), 1), line };
    },
  };
}
