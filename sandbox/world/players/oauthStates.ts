import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';

/** Ten minutes to choose an account. */
const LIFE_SECONDS = 600;

export interface OauthState {
  service: string;
  /** `restore`: ours, opens an account again that its player had closed. */
  type: 'login' | 'register' | 'link' | 'restore';
  /** The path of the site to return to. */
  redirect: string;
  /** The player who links an account; null for a sign-in. */
  uid: number | null;
}

/** Sign-ins in progress at a social service. A state is valid once. */
export interface OauthStates {
  open(state: OauthState): string;
  /** Returns the state and deletes it. */
  take(key: string): OauthState | undefined;
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

export function createOauthStates(db: DatabaseSync, clock: Clock): OauthStates {
  const add = prepare(
    db,
    'INSERT INTO oauth_state (state_hash, service, type, redirect, uid, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const take = prepare<OauthState & { created_at: number }>(
    db,
    'DELETE FROM oauth_state WHERE state_hash = ? RETURNING service, type, redirect, uid, created_at',
  );
  const sweep = prepare(db, 'DELETE FROM oauth_state WHERE created_at <= ?');
  return {
    open: ({ service, type, redirect, uid }) => {
      sweep.run(clock.seconds() - LIFE_SECONDS);
      const key = randomBytes(24).toString('base64url');
      add.run(hashOf(key), service, type, redirect, uid, clock.seconds());
      return key;
    },
    take: (key) => {
      const row = take.get(hashOf(key));
      if (!row || row.created_at + LIFE_SECONDS <= clock.seconds()) return undefined;
      const { created_at: _, ...state } = row;
      return state;
    },
  };
}
