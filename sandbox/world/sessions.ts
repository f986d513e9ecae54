import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';

/** 30 days, sliding. */
export const SESSION_SECONDS = 30 * 86_400;
/** A session in use is written back at most this often. */
const SLIDE_EVERY_SECONDS = 86_400;

export interface Session {
  uid: number;
  tokenHash: string;
  /** True where this use moved the expiry: the cookie should be issued again. */
  slid: boolean;
}

/** Who is signed in. Tokens are opaque and only their hashes are kept: the file does not let anyone in. */
export interface Sessions {
  open(uid: number): string;
  find(token: string): Session | undefined;
  close(tokenHash: string): void;
  /** Everywhere at once, after a new password. */
  closeAll(uid: number): void;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function createSessions(db: DatabaseSync, clock: Clock): Sessions {
  const add = prepare(db, 'INSERT INTO session (token_hash, uid, created_at, expires_at) VALUES (?, ?, ?, ?)');
  const read = prepare<{ uid: number; expires_at: number }>(
    db,
    'SELECT uid, expires_at FROM session WHERE token_hash = ? AND expires_at > ?',
  );
  const slide = prepare(db, 'UPDATE session SET expires_at = ? WHERE token_hash = ?');
  const remove = prepare(db, 'DELETE FROM session WHERE token_hash = ?');
  const removeAll = prepare(db, 'DELETE FROM session WHERE uid = ?');
  const sweep = prepare(db, 'DELETE FROM session WHERE expires_at <= ?');
  return {
    open: (uid) => {
      const token = randomBytes(32).toString('base64url');
      const now = clock.seconds();
      sweep.run(now);
      add.run(hashOf(token), uid, now, now + SESSION_SECONDS);
      return token;
    },
    find: (token) => {
      const tokenHash = hashOf(token);
      const now = clock.seconds();
      const row = read.get(tokenHash, now);
      if (!row) return undefined;
      const slid = row.expires_at - now < SESSION_SECONDS - SLIDE_EVERY_SECONDS;
      if (slid) slide.run(now + SESSION_SECONDS, tokenHash);
      return { uid: row.uid, tokenHash, slid };
    },
    close: (tokenHash) => {
      remove.run(tokenHash);
    },
    closeAll: (uid) => {
      removeAll.run(uid);
    },
  };
}
