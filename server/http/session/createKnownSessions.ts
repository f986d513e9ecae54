import type { Request, RequestHandler, Response } from 'express';
import { createLru } from '../../cache/tiers/createLru.ts';
import type { Env } from '../../../config/env.ts';
import type { RateLimiter } from '../limits/createRateLimiter.ts';
import { contextOf } from '../requestContext.ts';
import { sendProblem } from '../problems/sendProblem.ts';
import { sessionDigest } from './sessionDigest.ts';

/** Sessions the platform has called a player's. Of this process alone: another one learns at the first page. */
export interface KnownSessions {
  /** Counts the pages of a visitor that come with a session nobody knows and that turns out to be nobody's. */
  gate: RequestHandler;
  /** What the platform said of the session of this request's page. */
  learn(req: Request, res: Response, isPlayer: boolean): void;
  /** A session that is not known to be a player's: it may have been made up. */
  isStranger(res: Response): boolean;
}

const MAX_SESSIONS = 50_000;
const TTL = 10 * 60_000;

/**
 * Any text can be written into the session's cookie, and each costs a render and calls that no cache answers. So a page with a session
 * that is not known counts, unless the platform says that it is a player's: players are never counted, however many share an address.
 */
export function createKnownSessions(limit: RateLimiter, env: Pick<Env, 'SESSION_COOKIE'>): KnownSessions {
  const digestOfHeader = sessionDigest(env);
  const players = createLru<true>({ max: MAX_SESSIONS, ttl: TTL });
  const strangers = new WeakSet<Response>();
  const nobodys = new WeakSet<Response>();
  const digestOf = (req: Request): string => digestOfHeader(req.headers.cookie);
  const counted = limit('sessions', (req, res) => sendProblem(req, res, 429), {
    hasSucceeded: (res) => !nobodys.has(res),
  });

  return {
    gate(req, res, next) {
      if (contextOf(res).isGuest || players.has(digestOf(req))) return next();
      strangers.add(res);
      return counted(req, res, next);
    },
    learn(req, res, isPlayer) {
      if (isPlayer) players.set(digestOf(req), true);
      else {
        players.delete(digestOf(req));
        nobodys.add(res);
      }
    },
    isStranger: (res) => strangers.has(res),
  };
}
