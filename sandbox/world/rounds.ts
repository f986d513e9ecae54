import type { DatabaseSync } from 'node:sqlite';
import { toUzs } from './currency.ts';
import { prepare } from './prepare.ts';

export interface RoundRow {
  round: string;
  game: string;
  bet: number;
  win: number;
  /** Of both sums. */
  currency: string;
  created_at: number;
  /** `open` is a sports bet that waits for its events. */
  status: 'win' | 'lose' | 'open';
}

export interface PlayedRound {
  uid: number;
  round: string;
  game: string;
  mode: 'play' | 'demo';
  bet: number;
  /** All that came back, a jackpot too. */
  win: number;
  currency: string;
  /** What the player was told, to be told again. */
  answer: object;
  at: number;
}

/** What sports bets are called among the games. */
export const SPORTSBOOK = 'sportsbook';

/** What has been played. Times in Unix seconds, money in minor units. */
export interface Rounds {
  /** The answer a finished round was given, if it is finished. */
  find<T>(uid: number, round: string): T | undefined;
  write(round: PlayedRound): void;
  /** Real money only, the newest first; of all games when `games` is missing. */
  history(
    uid: number,
    range: { from: number; to: number; offset: number; count: number; games?: readonly string[] | undefined },
  ): {
    items: RoundRow[];
    total: number;
  };
}

export function createRounds(db: DatabaseSync): Rounds {
  const played = `SELECT round, game, bet, win, currency, created_at, iif(win > 0, 'win', 'lose') status, rowid n
    FROM game_round WHERE uid = ?1 AND mode = 'play' AND created_at BETWEEN ?2 AND ?3`;
  const open = `SELECT bet round, '${SPORTSBOOK}' game, stake bet, 0 win, currency, created_at, 'open' status, rowid n
    FROM sport_bet WHERE uid = ?1 AND status = 'open' AND created_at BETWEEN ?2 AND ?3`;
  const where = `FROM (${played} UNION ALL ${open}) WHERE ?4 IS NULL OR game IN (SELECT value FROM json_each(?4))`;
  const page = prepare<RoundRow>(
    db,
    `SELECT round, game, bet, win, currency, created_at, status ${where}
     ORDER BY created_at DESC, n DESC LIMIT ?5 OFFSET ?6`,
  );
  const count = prepare<{ n: number }>(db, `SELECT count(*) n ${where}`);
  const find = prepare<{ answer: string }>(db, 'SELECT answer FROM game_round WHERE uid = ? AND round = ?');
  const write = prepare(
    db,
    `INSERT INTO game_round (uid, round, game, mode, bet, win, answer, created_at, currency, bet_uzs, win_uzs)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    find: (uid, round) => {
      const known = find.get(uid, round);
      return known && JSON.parse(known.answer);
    },
    write: ({ uid, round, game, mode, bet, win, currency, answer, at }) => {
      const told = JSON.stringify(answer);
      write.run(uid, round, game, mode, bet, win, told, at, currency, toUzs(bet, currency), toUzs(win, currency));
    },
    history: (uid, { from, to, offset, count: limit, games }) => {
      const list = games ? JSON.stringify(games) : null;
      return {
        items: page.all(uid, from, to, list, limit, offset),
        total: count.get(uid, from, to, list)?.n ?? 0,
      };
    },
  };
}
