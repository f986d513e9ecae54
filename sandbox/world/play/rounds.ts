import type { DatabaseSync } from 'node:sqlite';
import { toUzs } from '#sandbox/world/money/currency.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { createRoundSums, type RoundSums } from './createRoundSums.ts';
import type { RoundRange } from './RoundRange.ts';

export interface RoundRow {
  round: string;
  game: string;
  bet: number;
  win: number;
  /** Currency of `bet` and `win`. */
  currency: string;
  created_at: number;
  /** `open` is a sports bet with undecided events. */
  status: 'win' | 'lose' | 'open';
}

export interface PlayedRound {
  uid: number;
  round: string;
  game: string;
  mode: 'play' | 'demo';
  bet: number;
  /** The whole payout, including a jackpot. */
  win: number;
  currency: string;
  /** The answer sent to the player, for replays. */
  answer: object;
  time: number;
}

/** The game name of sports bets. */
export const SPORTSBOOK = 'sportsbook';

/** The rounds played. Times in Unix seconds, money in minor units. */
export interface Rounds {
  /** The stored answer of a finished round. */
  find<T>(uid: number, round: string): T | undefined;
  write(round: PlayedRound): void;
  /** Real money only, newest first. */
  history(uid: number, range: RoundRange & { offset: number; count: number }): { items: RoundRow[]; total: number };
  /** Sums over a range. */
  totals(uid: number, range: RoundRange): RoundSums;
  /** A finished real-money round, with the bonus parts of its stake and win. */
  details(uid: number, round: string): (RoundRow & { bonusBet: number; bonusWin: number; answer: object }) | undefined;
}

/** `?1` uid, `?2` and `?3` the bounds, `?4` the games as JSON, `?5` the result, `?6` 1: no betting; `+` makes the planner use the time index. */
const played = (columns: string) =>
  `SELECT ${columns} FROM game_round WHERE uid = ?1 AND mode = 'play' AND created_at BETWEEN ?2 AND ?3
    AND (?4 IS NULL OR +game IN (SELECT value FROM json_each(?4))) AND (?6 = 0 OR game <> '${SPORTSBOOK}')
    AND (?5 IS NULL OR ?5 = iif(win > 0, 'win', 'lose'))`;
const open = (columns: string) =>
  `SELECT ${columns} FROM sport_bet WHERE uid = ?1 AND status = 'open' AND created_at BETWEEN ?2 AND ?3
    AND (?4 IS NULL OR '${SPORTSBOOK}' IN (SELECT value FROM json_each(?4))) AND ?6 = 0 AND (?5 IS NULL OR ?5 = 'open')`;

/** A page of the history, newest first; `?7` rows from `?8` on. Only the rows of the page are read whole. */
export const ROUND_PAGE = `WITH place AS MATERIALIZED (
    ${played('rowid n, created_at, 0 is_open')} UNION ALL ${open('rowid, created_at, 1')}
    ORDER BY 2 DESC, 1 DESC LIMIT ?7 OFFSET ?8)
  SELECT iif(is_open, s.bet, r.round) round, iif(is_open, '${SPORTSBOOK}', r.game) game, iif(is_open, s.stake, r.bet) bet,
    iif(is_open, 0, r.win) win, iif(is_open, s.currency, r.currency) currency, place.created_at,
    iif(is_open, 'open', iif(r.win > 0, 'win', 'lose')) status
  FROM place LEFT JOIN game_round r ON is_open = 0 AND r.rowid = n LEFT JOIN sport_bet s ON is_open = 1 AND s.rowid = n
  ORDER BY place.created_at DESC, n DESC`;

/** Sums of all finished rounds of a range. */
export const ROUND_SUMS = played('count(*) count, ifnull(sum(bet), 0) bet, ifnull(sum(win), 0) win');
const OPEN_SUMS = open('count(*) count, ifnull(sum(stake), 0) bet, 0 win');

export function createRounds(db: DatabaseSync): Rounds {
  const page = prepare<RoundRow>(db, ROUND_PAGE);
  const sums = prepare<RoundSums>(db, ROUND_SUMS);
  const openSums = prepare<RoundSums>(db, OPEN_SUMS);
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
  const valuesOf = (uid: number, { from, to, games, isCasino, result }: RoundRange) =>
    [uid, from, to, games ? JSON.stringify(games) : null, result ?? null, Number(isCasino ?? false)] as const;
  const none = { count: 0, bet: 0, win: 0 };
  const finished = createRoundSums(db, (uid, range) => sums.get(...valuesOf(uid, range)) ?? none);
  const totals: Rounds['totals'] = (uid, range) => {
    const [ended, waiting] = [finished.of(uid, range), openSums.get(...valuesOf(uid, range)) ?? none];
    return { count: ended.count + waiting.count, bet: ended.bet + waiting.bet, win: ended.win + waiting.win };
  };
  return {
    find: (uid, round) => {
      const storedRound = find.get(uid, round);
      return storedRound && JSON.parse(storedRound.answer);
    },
    write: ({ uid, round, game, mode, bet, win, currency, answer, time }) => {
      const answerJson = JSON.stringify(answer);
      write.run(
        uid,
        round,
        game,
        mode,
        bet,
        win,
        answerJson,
        time,
        currency,
        toUzs(bet, currency),
        toUzs(win, currency),
      );
      finished.forget(uid);
    },
    history: (uid, range) => {
      return {
        items: page.all(...valuesOf(uid, range), range.count, range.offset),
        total: totals(uid, range).count,
      };
    },
    totals,
    details: (uid, round) => {
      const storedRound = one.get(uid, round);
      return (
        storedRound && {
          ...storedRound,
          answer: JSON.parse(storedRound.answer) as object,
          bonusBet: bonusOf('bet', uid, round),
          bonusWin: bonusOf('win', uid, round),
        }
      );
    },
  };
}
