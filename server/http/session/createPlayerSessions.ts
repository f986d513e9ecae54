import { createHash } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { framedName } from '#server/http/policy/framedName.ts';

/** Sessions that the platform has confirmed as a player's, in the memory of this process. */
export interface PlayerSessions {
  /** Names the player of each request that has a confirmed session (playerOf). */
  stage: RequestHandler;
  /** The key of the session in a Cookie header; undefined without one, or when several could be meant. */
  keyOf(cookieHeader: string | undefined): string | undefined;
  isPlayer(cookieHeader: string | undefined): boolean;
  /** Records what the platform said about the session in a Cookie header. */
  learn(cookieHeader: string | undefined, isPlayer: boolean): void;
}

const MAX_SESSIONS = 50_000;
/** Milliseconds. */
const TTL = 10 * 60_000;
/** Cookie headers whose keys are remembered, and the most characters of one. */
const MAX_KNOWN = 1_000;
const MAX_HEADER = 2_048;
const slot = Symbol('player');
type Named = Request & { [slot]?: string };

/** The key of the player's session when the request arrived; undefined for guests and for sessions that nobody has confirmed. */
export function playerOf(req: Request): string | undefined {
  return (req as Named)[slot];
}

/**
 * Creates the memory of players' sessions. Limits count a player by session, because a carrier puts thousands behind one address; any text
 * can be sent as a session, so only confirmed ones count. A cookie that is there twice is no session: one of the two would be free text.
 */
export function createPlayerSessions({ SESSION_COOKIE }: Pick<Env, 'SESSION_COOKIE'>): PlayerSessions {
  const players = createLru<true>({ max: MAX_SESSIONS, ttl: TTL });
  const framedNames = SESSION_COOKIE.map(framedName);
  const all = new Set([...SESSION_COOKIE, ...framedNames]);
  // Three stages of a request ask for the key of its header.
  const keys = createLru<{ key: string | undefined }>({ max: MAX_KNOWN });

  function keyOf(header: string | undefined): string | undefined {
    if (header === undefined) return undefined;
    const entry = keys.get(header);
    if (entry) return entry.key;
    const key = readKey(header);
    if (header.length <= MAX_HEADER) keys.set(header, { key });
    return key;
  }

  function readKey(header: string): string | undefined {
    const names = header.split(';').map((pair) => pair.slice(0, pair.indexOf('=')).trim());
    const ours = names.filter((name) => all.has(name));
    if (ours.length === 0 || new Set(ours).size !== ours.length) return undefined;
    const cookies = parseCookie(header);
    const valuesOf = (names: readonly string[]) => names.map((name) => cookies[name] ?? '');
    const plain = valuesOf(SESSION_COOKIE);
    const values = plain.some((value) => value !== '') ? plain : valuesOf(framedNames);
    if (values.every((value) => value === '')) return undefined;
    return createHash('sha256').update(values.join('\0')).digest('base64url');
  }

  return {
    keyOf,
    isPlayer(header) {
      const key = keyOf(header);
      return key !== undefined && players.has(key);
    },
    learn(header, isPlayer) {
      const key = keyOf(header);
      if (key === undefined) return;
      if (isPlayer) players.set(key, true);
      else players.delete(key);
    },
    stage(req, _res, next) {
      const key = keyOf(req.headers.cookie);
      if (key !== undefined && players.has(key)) (req as Named)[slot] = `player.${key}`;
      next();
    },
  };
}
