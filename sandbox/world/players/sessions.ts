import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { hashOfToken } from './hashOfToken.ts';

/** 30 days, sliding. */
export const SESSION_SECONDS = 30 * 86_400;
/** The expiry of a session in use is written at most this often. */
const SLIDE_EVERY_SECONDS = 86_400;
const SEEN_EVERY_SECONDS = 60;
const ID_LENGTH = 16;
const MAX_SIGN_INS = 20;

export interface Session {
  uid: number;
  tokenHash: string;
  created_at: number;
  /** True if this request moved the expiry: the cookie must be issued again. */
  slid: boolean;
}

/** Where a sign-in came from. */
export interface SignInPlace {
  /** A browser and a system, e.g. `Chrome · Android`. */
  device: string;
  ip: string | null;
  /** The random id of the browser, if the site sent it. */
  deviceId?: string | undefined;
}

export interface OpenSession extends SignInPlace {
  /** Identifies the session to its player; it does not grant access. */
  id: string;
  created_at: number;
  last_seen_at: number;
}

export interface SignIn extends SignInPlace {
  at: number;
}

/** Signed-in sessions. Tokens are opaque and stored hashed, so that the database does not grant access. */
export interface Sessions {
  open(uid: number, place?: SignInPlace): string;
  find(token: string): Session | undefined;
  close(tokenHash: string): void;
  /** Ends all sessions, after a change of password. */
  closeAll(uid: number): void;
  /** Last used first. */
  list(uid: number): OpenSession[];
  idOf(tokenHash: string): string;
  /** Ends the player's session of that id; false if there is none. */
  revoke(uid: number, id: string): boolean;
  /** Ends all other sessions of the player. */
  closeOthers(uid: number, tokenHash: string): void;
  /** Sign-ins of the player, newest first. */
  signIns(uid: number): SignIn[];
}

const NOWHERE: SignInPlace = { device: '', ip: null };

interface Row {
  uid: number;
  created_at: number;
  expires_at: number;
  last_seen_at: number;
}

export function createSessions(db: DatabaseSync, clock: Clock): Sessions {
  const add = prepare(
    db,
    `INSERT INTO session (token_hash, uid, created_at, expires_at, last_seen_at, device, ip) VALUES (?1, ?2, ?3, ?4, ?3, ?5, ?6)`,
  );
  const read = prepare<Row>(
    db,
    'SELECT uid, created_at, expires_at, last_seen_at FROM session WHERE token_hash = ? AND expires_at > ?',
  );
  const slide = prepare(db, 'UPDATE session SET expires_at = ? WHERE token_hash = ?');
  const see = prepare(db, 'UPDATE session SET last_seen_at = ? WHERE token_hash = ?');
  const remove = prepare(db, 'DELETE FROM session WHERE token_hash = ?');
  const removeAll = prepare(db, 'DELETE FROM session WHERE uid = ?');
  const removeOthers = prepare(db, 'DELETE FROM session WHERE uid = ? AND token_hash <> ?');
  const revoke = prepare(db, `DELETE FROM session WHERE uid = ? AND substr(token_hash, 1, ${ID_LENGTH}) = ?`);
  const sweep = prepare(db, 'DELETE FROM session WHERE expires_at <= ?');
  const list = prepare<OpenSession>(
    db,
    `SELECT substr(token_hash, 1, ${ID_LENGTH}) id, created_at, last_seen_at, device, ip FROM session
     WHERE uid = ? AND expires_at > ? ORDER BY last_seen_at DESC, created_at DESC`,
  );
  const signIn = prepare(db, 'INSERT INTO sign_in (uid, at, device, ip) VALUES (?, ?, ?, ?)');
  const signIns = prepare<SignIn>(
    db,
    `SELECT at, device, ip FROM sign_in WHERE uid = ? ORDER BY id DESC LIMIT ${MAX_SIGN_INS}`,
  );
  const forget = prepare(
    db,
    `DELETE FROM sign_in WHERE uid = ?1 AND id NOT IN
     (SELECT id FROM sign_in WHERE uid = ?1 ORDER BY id DESC LIMIT ${MAX_SIGN_INS})`,
  );
  return {
    open: (uid, { device, ip } = NOWHERE) =>
      transaction(db, () => {
        const token = randomBytes(32).toString('base64url');
        const now = clock.seconds();
        sweep.run(now);
        add.run(hashOfToken(token), uid, now, now + SESSION_SECONDS, device, ip);
        signIn.run(uid, now, device, ip);
        forget.run(uid);
        return token;
      }),
    find: (token) => {
      const tokenHash = hashOfToken(token);
      const now = clock.seconds();
      const row = read.get(tokenHash, now);
      if (!row) return undefined;
      const slid = row.expires_at - now < SESSION_SECONDS - SLIDE_EVERY_SECONDS;
      if (slid) slide.run(now + SESSION_SECONDS, tokenHash);
      if (now - row.last_seen_at >= SEEN_EVERY_SECONDS) see.run(now, tokenHash);
      return { uid: row.uid, tokenHash, created_at: row.created_at, slid };
    },
    close: (tokenHash) => {
      remove.run(tokenHash);
    },
    closeAll: (uid) => {
      removeAll.run(uid);
    },
    list: (uid) => list.all(uid, clock.seconds()),
    idOf: (tokenHash) => tokenHash.slice(0, ID_LENGTH),
    revoke: (uid, id) => revoke.run(uid, id) > 0,
    closeOthers: (uid, tokenHash) => {
      removeOthers.run(uid, tokenHash);
    },
    signIns: (uid) => signIns.all(uid),
  };
}
