import type { DatabaseSync } from 'node:sqlite';
import { prepare } from './prepare.ts';

export interface RoundRow {
  round: string;
  game: string;
  bet: number;
  win: number;
  created_at: number;
}

/** What a player has played for real money, the newest first. Times in Unix seconds. */
export interface Rounds {
  history(
    uid: number,
    range: { from: number; to: number; offset: number; count: number },
  ): {
    items: RoundRow[];
    total: number;
  };
}

export function createRounds(db: DatabaseSync): Rounds {
  const where = `FROM game_round WHERE uid = ? AND mode = 'play' AND created_at BETWEEN ? AND ?`;
  const page = prepare<RoundRow>(
    db,
    `SELECT round, game, bet, win, created_at ${where} ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?`,
  );
  const count = prepare<{ n: number }>(db, `SELECT count(*) n ${where}`);
  return {
    history: (uid, { from, to, offset, count: limit }) => ({
      items: page.all(uid, from, to, limit, offset),
      total: count.get(uid, from, to)?.n ?? 0,
    }),
  };
}
