import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { createLru } from '../../cache/tiers/createLru.ts';
import type { Env } from '../../../config/env.ts';

import { serverCookieNames } from '../../../shared/keys/serverCookieNames.ts';
import { outcomeSeal } from '../money/outcomeSeal.ts';

/**
 * How a game document at GAME_ORIGIN acts for a player whose cookies stay with the site: a ticket in the address of the frame, worth one
 * document for a minute, and then a seat, a cookie of that host for the path of that game alone. Both hold the platform's session, sealed.
 */
export interface GameSeats {
  /** `session`: Cookie header for the platform. `path`: of the document. */
  ticketFor(session: string, path: string): string;
  /** The session of a ticket for this path, the first time; undefined for any other. */
  redeem(ticket: string, path: string): Promise<string | undefined>;
  /** The Set-Cookie line of a seat, of an empty one without a session. */
  seatLine(session: string | undefined, path: string): string;
  /** The session of the seat that came. */
  sessionOf(cookieHeader: string | undefined, path: string): string | undefined;
}

export interface GameSeatsOptions {
  env: Pick<Env, 'GAME_ORIGIN'> & Partial<Pick<Env, 'DEVICE_SECRET'>>;
  /** Whether nobody has said this id before, in any replica, for `ms`. */
  isFirst?: ((id: string, ms: number) => Promise<boolean>) | undefined;
  now?: () => number;
}

interface Sealed {
  kind: 'ticket' | 'seat';
  id: string;
  /** Milliseconds of the wall clock. */
  end: number;
  path: string;
  session: string;
}

const TICKET = 60_000;
/** A session of play. The platform's own session may be over before. */
const SEAT = 12 * 60 * 60_000;
const MAX_TICKETS = 50_000;
const loopback = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|[\w.-]+\.localhost)(?::\d+)?$/;

export function createGameSeats({ env, isFirst, now = Date.now }: GameSeatsOptions): GameSeats {
  const { seal, open } = outcomeSeal(`game seat\0${env.DEVICE_SECRET ?? randomBytes(32).toString('hex')}`);
  const used = createLru<true>({ max: MAX_TICKETS });
  // In a frame of another site only such a cookie is stored, and apart for each site around it (CHIPS).
  const isSecure = env.GAME_ORIGIN?.startsWith('https:') === true || loopback.test(env.GAME_ORIGIN ?? '');

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
