import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';
import { transaction } from './transaction.ts';

const DAY = 86_400;
/** A raise or a removal waits (A-85, UK RTS 12). */
const RAISE_SECONDS = DAY;

export type LimitPeriod = 'none' | 'day' | 'week' | 'month';
const SECONDS: Record<Exclude<LimitPeriod, 'none'>, number> = { day: DAY, week: 7 * DAY, month: 30 * DAY };

export interface Limit {
  /** Minor units; null with period none. */
  amount: number | null;
  period: LimitPeriod;
}

export interface DepositLimit extends Limit {
  /** Minor units that may still be paid in; null without a limit. */
  available: number | null;
  pending: (Limit & { effective_at: number }) | null;
}

interface Row {
  amount: number | null;
  period: LimitPeriod;
  pending_amount: number | null;
  pending_period: LimitPeriod | null;
  pending_at: number | null;
}

export interface DepositLimits {
  of(uid: number): DepositLimit;
  /** Stricter holds at once and drops a waiting raise; looser waits 24 hours. */
  set(uid: number, limit: Limit): DepositLimit;
}

/** Stricter only where no stretch of time lets more in than before: a smaller sum over the same or a longer period. */
function isStricter(next: Limit, current: Limit): boolean {
  if (current.period === 'none' || current.amount === null) return true;
  if (next.period === 'none' || next.amount === null) return false;
  return next.amount <= current.amount && SECONDS[next.period] >= SECONDS[current.period];
}

/** Deposits are counted gross over a rolling period, those still on their way included, so that two at once cannot pass together. */
export function createDepositLimits(db: DatabaseSync, clock: Clock): DepositLimits {
  const read = prepare<Row>(db, 'SELECT * FROM deposit_limit WHERE uid = ?');
  const write = prepare(
    db,
    `INSERT OR REPLACE INTO deposit_limit (uid, amount, period, pending_amount, pending_period, pending_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const used = prepare<{ sum: number }>(
    db,
    `SELECT coalesce(sum(value), 0) sum FROM payment WHERE uid = ? AND type = 'deposit' AND created_at > ?
     AND status IN ('new', 'pending', 'processing', 'success')`,
  );

  function of(uid: number): DepositLimit {
    const now = clock.seconds();
    const row = read.get(uid);
    let limit: Limit = { amount: row?.amount ?? null, period: row?.period ?? 'none' };
    let pending: DepositLimit['pending'] = null;
    if (row?.pending_at != null && row.pending_period !== null) {
      const wanted: Limit = { amount: row.pending_amount, period: row.pending_period };
      if (row.pending_at <= now) limit = wanted;
      else pending = { ...wanted, effective_at: row.pending_at };
    }
    if (limit.period === 'none' || limit.amount === null) return { ...limit, available: null, pending };
    const { sum } = used.get(uid, now - SECONDS[limit.period]) as { sum: number };
    return { ...limit, available: Math.max(0, limit.amount - sum), pending };
  }

  return {
    of,
    set: (uid, next) =>
      transaction(db, () => {
        const current = of(uid);
        if (isStricter(next, current)) write.run(uid, next.amount, next.period, null, null, null);
        else write.run(uid, current.amount, current.period, next.amount, next.period, clock.seconds() + RAISE_SECONDS);
        return of(uid);
      }),
  };
}
