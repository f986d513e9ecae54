import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { PlayerSessions } from './createPlayerSessions.ts';

/** Sessions the platform has confirmed as a player's. In the memory of this process; other replicas learn them at the first page. */
export interface KnownSessions {
  /** Counts a visitor's pages with an unknown session that turns out not to be a player's. */
  gate: RequestHandler;
  /** Records what the platform answered about the session of this request. */
  learn(req: Request, res: Response, isPlayer: boolean): void;
  /** A key of the player's session; undefined for a guest, and for a session that was not known to be a player's when the request arrived. */
  playerOf(req: Request, res: Response): string | undefined;
  /** Whether the session of this request was not known to be a player's when the request arrived: it may be made up. */
  isUnconfirmed(res: Response): boolean;
}

/**
 * Limits pages with made-up sessions: any text can be sent as a session cookie, and each costs a render and uncached calls. A page with an
 * unknown session counts, unless the platform confirms the session as a player's; players are never counted, however many share an address.
 */
export function createKnownSessions(limit: RateLimiter, players: PlayerSessions): KnownSessions {
  const unconfirmed = new WeakSet<Response>();
  const refuted = new WeakSet<Response>();
  const counted = limit('sessions', (req, res) => sendProblem(req, res, 429), {
    hasSucceeded: (res) => !refuted.has(res),
  });

  return {
    gate(req, res, next) {
      if (contextOf(res).isGuest || players.isPlayer(req.headers.cookie)) return next();
      unconfirmed.add(res);
      return counted(req, res, next);
    },
    learn(req, res, isPlayer) {
      players.learn(req.headers.cookie, isPlayer);
      if (!isPlayer) refuted.add(res);
    },
    playerOf: (req, res) =>
      contextOf(res).isGuest || unconfirmed.has(res) ? undefined : players.keyOf(req.headers.cookie),
    isUnconfirmed: (res) => unconfirmed.has(res),
  };
}
