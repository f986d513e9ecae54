import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { fromUzs } from '#sandbox/world/money/currency.ts';
import { type Ledger, OPERATOR } from '#sandbox/world/money/ledger.ts';
import { sumText } from '#sandbox/world/money/sumText.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { russianCount } from './russianCount.ts';

const DAY = 86_400;
const WEEK = 7 * DAY;
/** Weeks begin on Monday midnight in Tashkent (UTC+5); the epoch was a Thursday. */
const FIRST_MONDAY = 4 * DAY - 5 * 3_600;
const WEEKS_BACK = 4;
export const RECEIVE_SECONDS = WEEK;
const RECEIVE_DAYS = RECEIVE_SECONDS / DAY;

export const CASHBACK_PERCENT = 5;
/** Minor units: smaller cashbacks are not given, larger ones are capped. */
const MIN_CASHBACK = 1_000_00;
const MAX_CASHBACK = 3_000_000_00;
/** The same terms as text, for the pages that state them. */
export const cashbackTerms = {
  percent: CASHBACK_PERCENT,
  min: sumText(MIN_CASHBACK),
  max: sumText(MAX_CASHBACK),
  /** How long it can be collected. */
  waits: { uz: `${RECEIVE_DAYS} kun`, ru: russianCount(RECEIVE_DAYS, 'day') },
};

export interface CashbackRow {
  id: number;
  end_date: number;
  amount: number;
  status: 'active' | 'paid_out';
  receiving_expired_at: number;
  paid_out_at: number | null;
}

/** The current week; minor units. */
export interface CashbackWeek {
  /** Unix seconds, as `until`. */
  from: number;
  until: number;
  /** Real money staked and won since `from`. */
  bet: number;
  win: number;
  /** The cashback if the week ended now. */
  amount: number;
  /** Bounds of a cashback. */
  min: number;
  max: number;
}

/** A share of a player's losses in a finished week, available for a week. */
export interface Cashbacks {
  /** Newest first. Credits weeks that have ended since the last call. */
  list(uid: number, statuses: readonly string[]): CashbackRow[];
  week(uid: number): CashbackWeek;
  /** Collects; returns minor units, 0 if nothing is available. */
  payout(uid: number): number;
  /** Declines; returns the number of cashbacks. */
  remove(uid: number): number;
}

export function startOfWeek(seconds: number): number {
  return seconds - ((seconds - FIRST_MONDAY) % WEEK);
}

export function createCashbacks(db: DatabaseSync, clock: Clock, ledger: Ledger): Cashbacks {
  const isCounted = prepare<{ n: number }>(db, 'SELECT 1 n FROM cashback WHERE uid = ? AND end_date = ?');
  // Real money only: bonus bets and wins are in another account.
  const played = prepare<{ bet: number; win: number }>(
    db,
    `SELECT -coalesce(sum(e.amount) FILTER (WHERE t.kind = 'bet'), 0) bet,
       coalesce(sum(e.amount) FILTER (WHERE t.kind = 'win'), 0) win
     FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
     JOIN ledger_transaction t ON t.id = e.transaction_id
     WHERE a.uid = ? AND a.purse = 'main' AND t.kind IN ('bet', 'win') AND t.created_at >= ? AND t.created_at < ?`,
  );
  const add = prepare(
    db,
    `INSERT INTO cashback (uid, end_date, amount, status, receiving_expired_at) VALUES (?, ?, ?, ?, ?)`,
  );
  const waiting = prepare<CashbackRow>(
    db,
    `SELECT * FROM cashback WHERE uid = ? AND status = 'active' AND receiving_expired_at > ?`,
  );
  const pay = prepare(
    db,
    `UPDATE cashback SET status = 'paid_out', paid_out_at = ? WHERE id = ? AND status = 'active'`,
  );
  const decline = prepare(
    db,
    `UPDATE cashback SET status = 'removed' WHERE uid = ? AND status = 'active' AND receiving_expired_at > ?`,
  );
  const all = prepare<CashbackRow>(
    db,
    `SELECT * FROM cashback WHERE uid = ? AND (status = 'paid_out' OR (status = 'active' AND receiving_expired_at > ?))
     ORDER BY end_date DESC`,
  );

  function weekOf(uid: number, from: number): CashbackWeek {
    const until = from + WEEK;
    const { bet, win } = played.get(uid, from, until) ?? { bet: 0, win: 0 };
    const currency = ledger.currencyOf(uid);
    const [min, max] = [fromUzs(MIN_CASHBACK, currency), fromUzs(MAX_CASHBACK, currency)];
    const share = Math.min(Math.floor(((bet - win) * CASHBACK_PERCENT) / 100), max);
    return { from, until, bet, win, amount: share >= min ? share : 0, min, max };
  }

  function accrue(uid: number): void {
    const thisWeek = startOfWeek(clock.seconds());
    for (let back = 0; back < WEEKS_BACK; back += 1) {
      const end = thisWeek - back * WEEK;
      if (isCounted.get(uid, end)) continue;
      const { amount } = weekOf(uid, end - WEEK);
      if (amount > 0) add.run(uid, end, amount, 'active', end + RECEIVE_SECONDS);
    }
  }

  return {
    list: (uid, statuses) =>
      transaction(db, () => {
        accrue(uid);
        return all.all(uid, clock.seconds()).filter(({ status }) => statuses.includes(status));
      }),
    week: (uid) => weekOf(uid, startOfWeek(clock.seconds())),
    payout: (uid) =>
      transaction(db, () => {
        accrue(uid);
        let paid = 0;
        for (const { id, amount } of waiting.all(uid, clock.seconds())) {
          pay.run(clock.seconds(), id);
          ledger.move({
            kind: 'grant',
            reference: `cashback:${id}`,
            entries: [
              { uid: OPERATOR, account: 'main', amount: -amount },
              { uid, account: 'main', amount },
            ],
          });
          paid += amount;
        }
        return paid;
      }),
    remove: (uid) =>
      transaction(db, () => {
        accrue(uid);
        return decline.run(uid, clock.seconds());
      }),
  };
}
