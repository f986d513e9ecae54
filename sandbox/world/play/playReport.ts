import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { tashkentMonth } from '#sandbox/world/money/tashkentMonth.ts';
import { tashkentSpan } from '#sandbox/world/money/tashkentSpan.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { playedSeconds } from './playedSeconds.ts';

const DAYS = 7;

interface Move {
  time: number;
  /** Minor units of the account's currency. */
  amount: number;
  kind: 'bet' | 'win' | 'deposit';
}

/** From `start` to `end` (exclusive), Unix seconds; sums in minor units of the account's currency. */
export interface PlayedSpan {
  start: number;
  end: number;
  seconds: number;
  deposits: number;
  net: number;
}

/** A player's play in the current week and month, by the ledger; demo money is excluded. */
export type PlayReport = (uid: number) => {
  week: PlayedSpan;
  month: PlayedSpan;
  days: { start: number; net: number }[];
};

export function createPlayReport(db: DatabaseSync, clock: Clock): PlayReport {
  const read = prepare<Move>(
    db,
    `SELECT t.created_at time, e.amount, t.kind
     FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transaction t ON t.id = e.transaction_id
     WHERE a.uid = ? AND a.purse IN ('main', 'bonus', 'betting') AND t.kind IN ('bet', 'win', 'deposit')
       AND t.created_at >= ? ORDER BY t.created_at`,
  );
  return (uid) => {
    const now = clock.seconds();
    const week = tashkentSpan('week', now);
    const month = tashkentMonth(now);
    const moves = read.all(uid, Math.min(week.start, month.start));
    const played = ({ start, end }: { start: number; end: number }): PlayedSpan => {
      const within = moves.filter(({ time }) => time >= start && time < end);
      const rounds = within.filter(({ kind }) => kind !== 'deposit');
      const sum = (list: readonly Move[]) => list.reduce((total, { amount }) => total + amount, 0);
      const net = sum(rounds);
      return { start, end, seconds: playedSeconds(rounds.map(({ time }) => time)), deposits: sum(within) - net, net };
    };
    return {
      week: played(week),
      month: played(month),
      days: Array.from({ length: DAYS }, (_, index) => {
        const { start, net } = played(tashkentSpan('day', week.start, index));
        return { start, net };
      }),
    };
  };
}
