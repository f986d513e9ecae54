import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';

const PACK_LINES = 20;

export interface SpinPack {
  id: number;
  game: string;
  remaining: number;
  /** Minor units of one spin. */
  bet: number;
  expires_at: number;
  created_at: number;
}

export interface NewSpinPack {
  uid: number;
  /** A name that may give a pack only once. */
  reference: string;
  game: string;
  count: number;
  bet: number;
  expiresAt: number;
  createdAt?: number;
}

/** Free spins given as a gift: they wait for their player at the game's table. What they win is real money. */
export interface SpinPacks {
  give(pack: NewSpinPack): void;
  active(uid: number, count: number): SpinPack[];
  /** Puts a waiting pack on the table; undefined where none waits. */
  deal(uid: number, game: string): { free_spins: number; free_bet: number; free_lines: number } | undefined;
  /** Told after each spin how many free ones are left on the table. */
  played(uid: number, game: string, left: number): void;
}

export function createSpinPacks(db: DatabaseSync, clock: Clock): SpinPacks {
  const add = prepare(
    db,
    `INSERT OR IGNORE INTO spin_pack (uid, reference, game, remaining, bet, expires_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  // A pack on the table is played to its end: the seat holds its spins.
  const active = prepare<SpinPack>(
    db,
    `SELECT * FROM spin_pack WHERE uid = ? AND remaining > 0 AND (expires_at > ? OR is_dealt = 1) ORDER BY expires_at, id LIMIT ?`,
  );
  const next = prepare<SpinPack>(
    db,
    `SELECT * FROM spin_pack WHERE uid = ? AND remaining > 0 AND game = ? AND is_dealt = 0 AND expires_at > ?
     ORDER BY expires_at, id LIMIT 1`,
  );
  const markDealt = prepare(db, 'UPDATE spin_pack SET is_dealt = 1 WHERE id = ?');
  const lower = prepare(
    db,
    'UPDATE spin_pack SET remaining = min(remaining, ?) WHERE uid = ? AND remaining > 0 AND game = ? AND is_dealt = 1',
  );
  return {
    give: ({ uid, reference, game, count, bet, expiresAt, createdAt = clock.seconds() }) => {
      add.run(uid, reference, game, count, bet, expiresAt, createdAt);
    },
    active: (uid, count) => active.all(uid, clock.seconds(), count),
    deal: (uid, game) => {
      const pack = next.get(uid, game, clock.seconds());
      if (!pack) return undefined;
      markDealt.run(pack.id);
      return { free_spins: pack.remaining, free_bet: pack.bet, free_lines: PACK_LINES };
    },
    played: (uid, game, left) => {
      lower.run(left, uid, game);
    },
  };
}
