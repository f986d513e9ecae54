import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { raiseTimes } from '#sandbox/world/rewards/raiseTimes.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { createDepositedSince } from './depositedSince.ts';
import { statusIn } from './statusIn.ts';

const DAY = 86_400;

export type LimitPeriod = 'none' | 'day' | 'week' | 'month';
const SECONDS: Record<Exclude<LimitPeriod, 'none'>, number> = { day: DAY, week: 7 * DAY, month: 30 * DAY };

export interface Limit {
  /** Minor units of the account's currency; null with period none. */
  amount: number | null;
  period: LimitPeriod;
}

export interface StoredDepositLimit extends Limit {
  /** Minor units that may still be deposited; null without a limit. */
  available: number | null;
  /** The oldest deposit in the period, and when it leaves it; null if none counts. */
  frees: { at: number; amount: number } | null;
  pending: (Limit & { effective_at: number; expires_at: number; can_confirm: boolean }) | null;
}

interface Row {
  amount: number | null;
  period: LimitPeriod;
  pending_amount: number | null;
  pending_period: LimitPeriod | null;
  pending_at: number | null;
}

export interface DepositLimits {
  of(uid: number): StoredDepositLimit;
  /** A stricter or equal limit applies at once and drops a pending raise; a looser one waits 24 hours and then for confirm(). */
  set(uid: number, limit: Limit): StoredDepositLimit;
  /** Confirms a raise that has waited. False if nothing can be confirmed. */
  confirm(uid: number): boolean;
}

/** Stricter only if no period allows more than before: a smaller sum over the same or a longer period. */
function isStricter(next: Limit, current: Limit): boolean {
  if (current.period === 'none' || current.amount === null) return true;
  if (next.period === 'none' || next.amount === null) return false;
  return next.amount <= current.amount && SECONDS[next.period] >= SECONDS[current.period];
}

/** Deposits count gross over a rolling period, pending ones included, so that two at once cannot pass together. */
export function createDepositLimits(db: DatabaseSync, clock: Clock): DepositLimits {
  const read = prepare<Row>(db, 'SELECT * FROM deposit_limit WHERE uid = ?');
  const write = prepare(
    db,
    `INSERT OR REPLACE INTO deposit_limit (uid, amount, period, pending_amount, pending_period, pending_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const depositedSince = createDepositedSince(db);
  const oldest = prepare<{ at: number | null }>(
    db,
    `SELECT min(created_at) at FROM payment WHERE uid = ? AND type = 'deposit' AND created_at >= ?
     AND status IN ${statusIn.counted}`,
  );

  function of(uid: number): StoredDepositLimit {
    const now = clock.seconds();
    const row = read.get(uid);
    const limit: Limit = { amount: row?.amount ?? null, period: row?.period ?? 'none' };
    let pending: StoredDepositLimit['pending'] = null;
    if (row?.pending_at != null && row.pending_period !== null) {
      const expires_at = row.pending_at + raiseTimes.confirm;
      if (now < expires_at)
        pending = {
          amount: row.pending_amount,
          period: row.pending_period,
          effective_at: row.pending_at,
          expires_at,
          can_confirm: row.pending_at <= now,
        };
    }
    if (limit.period === 'none' || limit.amount === null) return { ...limit, available: null, frees: null, pending };
    const seconds = SECONDS[limit.period];
    const since = now - seconds + 1;
    const paid = depositedSince(uid, since);
    const first = oldest.get(uid, since)?.at ?? null;
    const frees = first === null ? null : { at: first + seconds, amount: paid - depositedSince(uid, first + 1) };
    return { ...limit, available: Math.max(0, limit.amount - paid), frees, pending };
  }

  return {
    of,
    set: (uid, next) =>
      transaction(db, () => {
        const current = of(uid);
        if (isStricter(next, current)) write.run(uid, next.amount, next.period, null, null, null);
        else
          write.run(uid, current.amount, current.period, next.amount, next.period, clock.seconds() + raiseTimes.wait);
        return of(uid);
      }),
    confirm: (uid) =>
      transaction(db, () => {
        const { pending } = of(uid);
        if (!pending?.can_confirm) return false;
        write.run(uid, pending.amount, pending.period, null, null, null);
        return true;
      }),
  };
}
