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

export interface RoundRange {
  from: number;
  to: number;
  /** Of all games when missing. */
  games?: readonly string[] | undefined;
  result?: 'win' | 'lose' | 'open' | undefined;
}

/** What has been played. Times in Unix seconds, money in minor units. */
export interface Rounds {
  /** The answer a finished round was given, if it is finished. */
  find<T>(uid: number, round: string): T | undefined;
  write(round: PlayedRound): void;
  /** Real money only, the newest first. */
  history(uid: number, range: RoundRange & { offset: number; count: number }): { items: RoundRow[]; total: number };
  /** All of a range together. */
  totals(uid: number, range: RoundRange): { count: number; bet: number; win: number };
  /** A finished round for real money, and how much of its stake and win was bonus money. */
  details(uid: number, round: string): (RoundRow & { bonusBet: number; bonusWin: number; answer: object }) | undefined;
}

/** `?1` uid, `?2` and `?3` the bounds, `?4` the games as JSON, `?5` the result; `+` keeps the planner at the index of the time. */
const played = (columns: string) =>
  `SELECT ${columns} FROM game_round WHERE uid = ?1 AND mode = 'play' AND created_at BETWEEN ?2 AND ?3
    AND (?4 IS NULL OR +game IN (SELECT value FROM json_each(?4)))
    AND (?5 IS NULL OR ?5 = iif(win > 0, 'win', 'lose'))`;
const open = (columns: string) =>
  `SELECT ${columns} FROM sport_bet WHERE uid = ?1 AND status = 'open' AND created_at BETWEEN ?2 AND ?3
    AND (?4 IS NULL OR '${SPORTSBOOK}' IN (SELECT value FROM json_each(?4))) AND (?5 IS NULL OR ?5 = 'open')`;

/** A page of the history, newest first; `?6` rows from `?7` on. */
export const ROUND_PAGE = `${played(`round, game, bet, win, currency, created_at, iif(win > 0, 'win', 'lose') status, rowid n`)}
  UNION ALL ${open(`bet, '${SPORTSBOOK}', stake, 0, currency, created_at, 'open', rowid`)}
  ORDER BY 6 DESC, 8 DESC LIMIT ?6 OFFSET ?7`;

/** All of a range together. */
export const ROUND_SUMS = `SELECT sum(count) count, sum(bet) bet, sum(win) win FROM (
  ${played('count(*) count, ifnull(sum(bet), 0) bet, ifnull(sum(win), 0) win')}
  UNION ALL ${open('count(*), ifnull(sum(stake), 0), 0')})`;

export function createRounds(db: DatabaseSync): Rounds {
  const page = prepare<RoundRow>(db, ROUND_PAGE);
  const sums = prepare<{ count: number; bet: number; win: number }>(db, ROUND_SUMS);
  const find = prepare<{ answer: string }>(db, 'SELECT answer FROM game_round WHERE uid = ? AND round = ?');
  const one = prepare<RoundRow & { answer: string }>(
    db,
    `SELECT round, game, bet, win, currency, created_at, iif(win > 0, 'win', 'lose') status, answer
     FROM game_round WHERE uid = ? AND round = ? AND mode = 'play'`,
  );
  const bonusPart = prepare<{ amount: number }>(
    db,
    `SELECT ifnull(sum(amount), 0) amount FROM ledger_transaction t
     JOIN ledger_entry e ON e.transaction_id = t.id JOIN ledger_account a ON a.id = e.account_id
     WHERE t.reference = ? AND a.uid = ? AND a.purse = 'bonus'`,
  );
  const bonusOf = (kind: 'bet' | 'win', uid: number, round: string) =>
    Math.abs(bonusPart.get(`${kind}:${uid}:${round}`, uid)?.amount ?? 0);
  const write = prepare(
    db,
    `INSERT INTO game_round (uid, round, game, mode, bet, win, answer, created_at, currency, bet_uzs, win_uzs)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const totals: Rounds['totals'] = (uid, { from, to, games, result }) =>
    sums.get(uid, from, to, games ? JSON.stringify(games) : null, result ?? null) ?? { count: 0, bet: 0, win: 0 };
  return {
    find: (uid, round) => {
      const known = find.get(uid, round);
      return known && JSON.parse(known.answer);
    },
    write: ({ uid, round, game, mode, bet, win, currency, answer, at }) => {
      const told = JSON.stringify(answer);
      write.run(uid, round, game, mode, bet, win, told, at, currency, toUzs(bet, currency), toUzs(win, currency));
    },
    history: (uid, range) => {
      const { from, to, offset, count: limit, games, result } = range;
      const list = games ? JSON.stringify(games) : null;
      return {
        items: page.all(uid, from, to, list, result ?? null, limit, offset),
        total: totals(uid, range).count,
      };
    },
    totals,
    details: (uid, round) => {
      const known = one.get(uid, round);
      return (
        known && {
          ...known,
          answer: JSON.parse(known.answer) as object,
          bonusBet: bonusOf('bet', uid, round),
          bonusWin: bonusOf('win', uid, round),
        }
      );
    },
  };
}
