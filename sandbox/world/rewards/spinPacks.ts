import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';

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
  /** Unique name of the gift: the same name cannot give two packs. */
  reference: string;
  game: string;
  count: number;
  bet: number;
  expiresAt: number;
  createdAt?: number;
}

/** Gifts of free spins: they wait for their player at the game's table. Their wins are real money. */
export interface SpinPacks {
  give(pack: NewSpinPack): void;
  active(uid: number, count: number): SpinPack[];
  /** Moves a waiting pack to the table; undefined if none waits. */
  deal(uid: number, game: string): { free_spins: number; free_bet: number; free_lines: number } | undefined;
  /** Call after each free spin: gift spins are played before won ones. */
  played(uid: number, game: string): void;
  /** Removes expired packs from the table; returns the number of spins removed. */
  expire(uid: number, game: string): number;
}

export function createSpinPacks(db: DatabaseSync, clock: Clock): SpinPacks {
  const add = prepare(
    db,
    `INSERT OR IGNORE INTO spin_pack (uid, reference, game, remaining, bet, expires_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const active = prepare<SpinPack>(
    db,
    `SELECT * FROM spin_pack WHERE uid = ? AND remaining > 0 AND expires_at > ? ORDER BY expires_at, id LIMIT ?`,
  );
  const next = prepare<SpinPack>(
    db,
    `SELECT * FROM spin_pack WHERE uid = ? AND remaining > 0 AND game = ? AND is_dealt = 0 AND expires_at > ?
     ORDER BY expires_at, id LIMIT 1`,
  );
  const markDealt = prepare(db, 'UPDATE spin_pack SET is_dealt = 1 WHERE id = ?');
  const lower = prepare(
    db,
    'UPDATE spin_pack SET remaining = remaining - 1 WHERE uid = ? AND remaining > 0 AND game = ? AND is_dealt = 1',
  );
  const late = 'uid = ? AND remaining > 0 AND game = ? AND is_dealt = 1 AND expires_at <= ?';
  const countLate = prepare<{ n: number }>(db, `SELECT coalesce(sum(remaining), 0) n FROM spin_pack WHERE ${late}`);
  const dropLate = prepare(db, `UPDATE spin_pack SET remaining = 0 WHERE ${late}`);
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
    played: (uid, game) => {
      lower.run(uid, game);
    },
    expire: (uid, game) => {
      const now = clock.seconds();
      const { n } = countLate.get(uid, game, now) as { n: number };
      if (n > 0) dropLate.run(uid, game, now);
      return n;
    },
  };
}
