import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Env } from '#config/env.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { outcomeSeal } from '#server/platform/money/outcomeSeal.ts';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';

/**
 * Gives a game document at GAME_ORIGIN the player's session, whose cookies belong to the site's host: a ticket in the frame's URL, valid
 * once within a minute, and then a seat, a cookie of that host for the path of that game. Both contain the platform's session, encrypted.
 */
export interface GameSeats {
  /** Creates a ticket. `session`: Cookie header for the platform; `path`: path of the document. */
  ticketFor(session: string, path: string): string;
  /** The session of a ticket for this path at its first use; otherwise undefined. */
  redeem(ticket: string, path: string): Promise<string | undefined>;
  /** The Set-Cookie line of a seat; without a session it deletes the seat. */
  seatLine(session: string | undefined, path: string): string;
  /** The session in the seat cookie; undefined without a valid seat for this path. */
  sessionOf(cookieHeader: string | undefined, path: string): string | undefined;
}

/** Options of `createGameSeats`. Without DEVICE_SECRET, tickets and seats are valid only in this process. */
export interface GameSeatsOptions {
  env: Pick<Env, 'GAME_ORIGIN'> & Partial<Pick<Env, 'DEVICE_SECRET'>>;
  /** Whether no replica has used this id before; the id is remembered for `ms`. */
  isFirst?: ((id: string, ms: number) => Promise<boolean>) | undefined;
  now?: () => number;
}

interface Sealed {
  kind: 'ticket' | 'seat';
  id: string;
  /** Expiry in Unix ms. */
  end: number;
  path: string;
  session: string;
}

/** Lifetime of a ticket in ms. */
const TICKET = 60_000;
/** Lifetime of a seat in ms: one session of play. The platform's session may end earlier. */
const SEAT = 12 * 60 * 60_000;
const MAX_TICKETS = 50_000;
const LOOPBACK = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|[\w.-]+\.localhost)(?::\d+)?$/;

/** Creates tickets and seats, encrypted with DEVICE_SECRET. The process remembers up to 50,000 used tickets. */
export function createGameSeats({ env, isFirst, now = Date.now }: GameSeatsOptions): GameSeats {
  const { seal, open } = outcomeSeal(`game seat\0${env.DEVICE_SECRET ?? randomBytes(32).toString('hex')}`);
  const used = createLru<true>({ max: MAX_TICKETS });
  // In a cross-site frame browsers accept only secure partitioned cookies (CHIPS).
  const isSecure = env.GAME_ORIGIN?.startsWith('https:') === true || LOOPBACK.test(env.GAME_ORIGIN ?? '');

  function write(kind: Sealed['kind'], session: string, path: string): string {
    const sealed: Sealed = {
      kind,
      id: randomBytes(16).toString('base64url'),
      end: now() + (kind === 'ticket' ? TICKET : SEAT),
      path,
      session,
    };
    return Buffer.from(seal(JSON.stringify(sealed)), 'base64').toString('base64url');
  }

  function read(kind: Sealed['kind'], text: string, path: string): Sealed | undefined {
    const json = open(text);
    const sealed = json === undefined ? undefined : (JSON.parse(json) as Sealed);
    const isOfPath = sealed !== undefined && (path === sealed.path || path.startsWith(`${sealed.path}/`));
    return isOfPath && sealed.kind === kind && sealed.end > now() ? sealed : undefined;
  }

  return {
    ticketFor: (session, path) => write('ticket', session, path),
    async redeem(ticket, path) {
      const sealed = read('ticket', ticket, path);
      if (!sealed || used.has(sealed.id)) return undefined;
      used.set(sealed.id, true);
      return (await isFirst?.(sealed.id, TICKET)) === false ? undefined : sealed.session;
    },
    seatLine(session, path) {
      const value = session === undefined ? '' : write('seat', session, path);
      const attributes = { path, httpOnly: true, maxAge: session === undefined ? 0 : SEAT / 1000 };
      return stringifySetCookie({
        name: serverCookieNames.gameSeat,
        value,
        ...attributes,
        ...(isSecure ? { secure: true, sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
      });
    },
    sessionOf(cookieHeader, path) {
      const value = cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[serverCookieNames.gameSeat];
      return value ? read('seat', value, path)?.session : undefined;
    },
  };
}
