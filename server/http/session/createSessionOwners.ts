import type { Request, Response } from 'express';
import type { Env } from '#config/env.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { sessionDigest } from './sessionDigest.ts';

/** Whose a session is, by uid. In the memory of this process: a replica that does not know asks the platform once. */
export interface SessionOwners {
  /** The uid, or undefined while it is not known. */
  uidOf(req: Request): number | undefined;
  /** The uid, 0 for a session without a player; asks the platform when it is not known. Rejects with its error. */
  ask(req: Request, res: Response): Promise<number>;
  /** Records whose the session of this request is. */
  learn(req: Request, uid: number): void;
  /** The session of this request may have another player from now on. */
  forget(req: Request): void;
}

/** Dependencies of createSessionOwners. */
export interface SessionOwnersOptions {
  env: Pick<Env, 'SESSION_COOKIE'>;
  /** Calls with the visitor's session; the request waits for them. */
  callFor: (req: Request, res: Response) => Call;
}

const MAX_SESSIONS = 50_000;
/** Milliseconds. A platform gives every sign-in a new session; one that kept the old one would be believed for so long at other replicas. */
const TTL = 5 * 60_000;

/**
 * Remembers whose the sessions are, by a digest of their cookies: a page says whom its commands are for, and no call of the platform is
 * needed to compare. Documents teach it, which every page is; a session that the platform renews is asked about once.
 */
export function createSessionOwners({ env, callFor }: SessionOwnersOptions): SessionOwners {
  const digestOf = sessionDigest(env);
  const owners = createLru<number>({ max: MAX_SESSIONS, ttl: TTL });
  const asking = new Map<string, Promise<number>>();
  const keyOf = (req: Request) => digestOf(req.headers.cookie);

  function learn(key: string, uid: number): void {
    if (uid > 0) owners.set(key, uid);
    else owners.delete(key);
  }

  return {
    uidOf: (req) => owners.get(keyOf(req)),
    learn: (req, uid) => learn(keyOf(req), uid),
    forget: (req) => void owners.delete(keyOf(req)),
    ask(req, res) {
      const key = keyOf(req);
      const owner = owners.get(key);
      if (owner !== undefined) return Promise.resolve(owner);
      // Calls of one page at once share the question.
      const same = asking.get(key);
      if (same) return same;
      const pending = callFor(req, res)(getInfo, {})
        .then(({ uid }) => uid)
        .catch((error: unknown) => {
          // The call itself is refused then, and the page learns that the session is over.
          if (error instanceof AppError && error.type === 'AuthorizationException') return 0;
          throw error;
        })
        .then((uid) => {
          learn(key, uid);
          return uid;
        })
        .finally(() => asking.delete(key));
      asking.set(key, pending);
      return pending;
    },
  };
}
