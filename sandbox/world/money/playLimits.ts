import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { BREAK_SECONDS, playedSeconds } from '#sandbox/world/play/playedSeconds.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { raiseTimes } from '#sandbox/world/rewards/raiseTimes.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import {
  PLAY_LIMIT_KINDS,
  PLAY_LIMIT_PERIODS,
  type PlayLimitKind,
  type PlayLimitPeriod,
} from '#shared/api/account/accountPlayLimits.contract.ts';
import { PlayLimitReached, type StoredPlayLimit } from './PlayLimitReached.ts';
import { tashkentMonth } from './tashkentMonth.ts';
import { tashkentSpan } from './tashkentSpan.ts';

/** Which limit of a player. */
interface Which {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
}

interface Row extends Which {
  amount: number | null;
  pending_amount: number | null;
  pending_at: number | null;
}

/** Part of a bet that is real money, and all of it, in minor units. */
interface Stake {
  main: number;
  all: number;
}

export interface PlayLimits {
  list(uid: number): StoredPlayLimit[];
  /** A lower or equal amount applies at once and drops a pending raise; a higher one waits 24 hours and then for confirm(). */
  set(uid: number, which: Which, amount: number | null): void;
  /** False if nothing can be confirmed. */
  confirm(uid: number, which: Which): boolean;
  /** Throws PlayLimitReached if this stake could exceed a limit. */
  guard(uid: number, stake: Stake): void;
}

const spanOf = (period: PlayLimitPeriod, now: number) =>
  period === 'month' ? tashkentMonth(now) : tashkentSpan(period, now);

/** Limits of loss, stakes and time of play. They count by the calendar of Tashkent (decision 048). */
export function createPlayLimits(db: DatabaseSync, clock: Clock): PlayLimits {
  const rows = prepare<Row>(db, 'SELECT * FROM play_limit WHERE uid = ?');
  const write = prepare(
    db,
    'INSERT OR REPLACE INTO play_limit (uid, kind, period, amount, pending_amount, pending_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const moved = (what: string, purses: string, kinds: string) =>
    prepare<{ sum: number }>(
      db,
      `SELECT coalesce(-sum(${what}), 0) sum
       FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transaction t ON t.id = e.transaction_id
       WHERE a.uid = ? AND a.purse IN (${purses}) AND t.kind IN (${kinds}) AND t.created_at >= ?`,
    );
  const lost = moved('e.amount', "'main'", "'bet', 'win'");
  const staked = moved('e.amount', "'main', 'bonus', 'betting'", "'bet'");
  const moments = prepare<{ at: number }>(
    db,
    `SELECT t.created_at at
     FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transaction t ON t.id = e.transaction_id
     WHERE a.uid = ? AND a.purse IN ('main', 'bonus', 'betting') AND t.kind IN ('bet', 'win') AND t.created_at >= ?
     ORDER BY t.created_at`,
  );

  function usedOf(uid: number, kind: PlayLimitKind, start: number): number {
    if (kind === 'loss') return Math.max(0, lost.get(uid, start)?.sum ?? 0);
    if (kind === 'stake') return staked.get(uid, start)?.sum ?? 0;
    const played = moments.all(uid, start).map(({ at }) => at);
    const last = played.at(-1);
    const now = clock.seconds();
    // The stretch that is being played.
    return playedSeconds(last !== undefined && now - last < BREAK_SECONDS ? [...played, now] : played);
  }

  function stateOf(uid: number, { kind, period, amount, pending_amount, pending_at: pendingAt }: Row): StoredPlayLimit {
    const now = clock.seconds();
    const { start, end } = spanOf(period, now);
    const used = usedOf(uid, kind, start);
    const isWaiting = pendingAt !== null && now < pendingAt + raiseTimes.confirm;
    return {
      kind,
      period,
      amount,
      used,
      remaining: amount === null ? null : Math.max(0, amount - used),
      resetsAt: end,
      pending: isWaiting
        ? {
            amount: pending_amount,
            effective_at: pendingAt,
            expires_at: pendingAt + raiseTimes.confirm,
            can_confirm: pendingAt <= now,
          }
        : null,
    };
  }

  const order = ({ kind, period }: Which) =>
    PLAY_LIMIT_KINDS.indexOf(kind) * PLAY_LIMIT_PERIODS.length + PLAY_LIMIT_PERIODS.indexOf(period);
  const list = (uid: number) =>
    rows
      .all(uid)
      .map((row) => stateOf(uid, row))
      .filter(({ amount, pending }) => amount !== null || pending !== null)
      .toSorted((one, other) => order(one) - order(other));
  const find = (uid: number, { kind, period }: Which) =>
    list(uid).find((limit) => limit.kind === kind && limit.period === period);

  return {
    list,
    set: (uid, which, next) =>
      transaction(db, () => {
        const amount = find(uid, which)?.amount ?? null;
        const isLower = amount === null || (next !== null && next <= amount);
        const { kind, period } = which;
        if (isLower) write.run(uid, kind, period, next, null, null);
        else write.run(uid, kind, period, amount, next, clock.seconds() + raiseTimes.wait);
      }),
    confirm: (uid, which) =>
      transaction(db, () => {
        const pending = find(uid, which)?.pending;
        if (!pending?.can_confirm) return false;
        write.run(uid, which.kind, which.period, pending.amount, null, null);
        return true;
      }),
    guard: (uid, { main, all }) => {
      for (const limit of list(uid)) {
        const { kind, remaining } = limit;
        // A bet is staked before it can be won back: all of it counts as lost.
        const needed = kind === 'loss' ? main : kind === 'stake' ? all : 1;
        if (remaining !== null && needed > remaining) throw new PlayLimitReached(limit);
      }
    },
  };
}
