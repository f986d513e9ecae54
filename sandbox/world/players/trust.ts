import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { hashOfToken } from './hashOfToken.ts';

const TRUST_SECONDS = 30 * 86_400;
const VIEWS_SHOWN = 20;

export interface Sees {
  budget: boolean;
  breaks: boolean;
  sums: boolean;
}

export interface TrustedPerson extends Sees {
  name: string;
  expires_at: number;
}

/** One trusted person a player, invited by a link; only the hash of its secret is stored. */
export interface Trust {
  /** The trusted person, if their link is valid. */
  of(uid: number): TrustedPerson | undefined;
  views(uid: number): { name: string; at: number }[];
  /** Returns the secret, only here; the previous link becomes invalid. */
  invite(uid: number, person: Sees & { name: string }): { secret: string; expires_at: number };
  remove(uid: number): void;
  /** The player and the visible state for the holder of the secret; records the view. */
  look(secret: string): (TrustedPerson & { uid: number }) | undefined;
}

interface Row {
  uid: number;
  name: string;
  budget: number;
  breaks: number;
  sums: number;
  expires_at: number;
}

const personOf = ({ name, budget, breaks, sums, expires_at }: Row): TrustedPerson => ({
  name,
  budget: budget === 1,
  breaks: breaks === 1,
  sums: sums === 1,
  expires_at,
});

export function createTrust(db: DatabaseSync, clock: Clock): Trust {
  const read = prepare<Row>(db, 'SELECT * FROM trusted WHERE uid = ? AND expires_at > ?');
  const readBySecret = prepare<Row>(db, 'SELECT * FROM trusted WHERE secret_hash = ? AND expires_at > ?');
  const write = prepare(
    db,
    'INSERT OR REPLACE INTO trusted (uid, secret_hash, name, budget, breaks, sums, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const remove = prepare(db, 'DELETE FROM trusted WHERE uid = ?');
  const note = prepare(db, 'INSERT INTO trusted_view (uid, name, at) VALUES (?, ?, ?)');
  const views = prepare<{ name: string; at: number }>(
    db,
    `SELECT name, at FROM trusted_view WHERE uid = ? ORDER BY id DESC LIMIT ${VIEWS_SHOWN}`,
  );
  return {
    of: (uid) => {
      const row = read.get(uid, clock.seconds());
      return row && personOf(row);
    },
    views: (uid) => views.all(uid),
    invite: (uid, { name, budget, breaks, sums }) => {
      const secret = randomBytes(32).toString('base64url');
      const expires_at = clock.seconds() + TRUST_SECONDS;
      write.run(uid, hashOfToken(secret), name, Number(budget), Number(breaks), Number(sums && budget), expires_at);
      return { secret, expires_at };
    },
    remove: (uid) => {
      remove.run(uid);
    },
    look: (secret) =>
      transaction(db, () => {
        const row = readBySecret.get(hashOfToken(secret), clock.seconds());
        if (!row) return undefined;
        note.run(row.uid, row.name, clock.seconds());
        return { uid: row.uid, ...personOf(row) };
      }),
  };
}
