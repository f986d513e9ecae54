import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { raiseTimes } from '#sandbox/world/rewards/raiseTimes.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { createDepositedSince } from './depositedSince.ts';
import { tashkentMonth } from './tashkentMonth.ts';

/** Sums in minor units of the account's currency, times in Unix seconds. */
export interface MonthBudget {
  /** null if not set. */
  amount: number | null;
  remaining: number | null;
  deposits: number;
  loss: number;
  resetsAt: number;
  pending: { amount: number | null; effective_at: number; expires_at: number; can_confirm: boolean } | null;
}

interface Row {
  amount: number | null;
  pending_amount: number | null;
  pending_at: number | null;
}

export interface Budgets {
  of(uid: number): MonthBudget;
  /** A lower or equal amount applies at once and drops a pending raise; a higher one waits 24 hours and then for confirm(). */
  set(uid: number, amount: number | null): MonthBudget;
  /** False if nothing can be confirmed. */
  confirm(uid: number): boolean;
}

/** A player's monthly budget. It counts the greater of deposits and real-money losses. */
export function createBudgets(db: DatabaseSync, clock: Clock): Budgets {
  const read = prepare<Row>(db, 'SELECT amount, pending_amount, pending_at FROM budget WHERE uid = ?');
  const write = prepare(
    db,
    'INSERT OR REPLACE INTO budget (uid, amount, pending_amount, pending_at) VALUES (?, ?, ?, ?)',
  );
  const depositedSince = createDepositedSince(db);
  const played = prepare<{ sum: number }>(
    db,
    `SELECT coalesce(sum(e.amount), 0) sum
     FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transaction t ON t.id = e.transaction_id
     WHERE a.uid = ? AND a.purse = 'main' AND t.kind IN ('bet', 'win') AND t.created_at >= ?`,
  );

  function of(uid: number): MonthBudget {
    const now = clock.seconds();
    const { start, end } = tashkentMonth(now);
    const row = read.get(uid);
    const amount = row?.amount ?? null;
    const deposits = depositedSince(uid, start);
    const loss = Math.max(0, -(played.get(uid, start)?.sum ?? 0));
    const startsAt = row?.pending_at ?? null;
    const isWaiting = startsAt !== null && now < startsAt + raiseTimes.confirm;
    return {
      amount,
      remaining: amount === null ? null : Math.max(0, amount - Math.max(deposits, loss)),
      deposits,
      loss,
      resetsAt: end,
      pending: isWaiting
        ? {
            amount: row?.pending_amount ?? null,
            effective_at: startsAt,
            expires_at: startsAt + raiseTimes.confirm,
            can_confirm: startsAt <= now,
          }
        : null,
    };
  }

  return {
    of,
    set: (uid, next) =>
      transaction(db, () => {
        const { amount } = of(uid);
        const isLower = amount === null || (next !== null && next <= amount);
        if (isLower) write.run(uid, next, null, null);
        else write.run(uid, amount, next, clock.seconds() + raiseTimes.wait);
        return of(uid);
      }),
    confirm: (uid) =>
      transaction(db, () => {
        const { pending } = of(uid);
        if (!pending?.can_confirm) return false;
        write.run(uid, pending.amount, null, null);
        return true;
      }),
  };
}
