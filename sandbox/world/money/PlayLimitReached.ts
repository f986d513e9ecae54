import type { PlayLimitKind, PlayLimitPeriod } from '#shared/api/account/accountPlayLimits.contract.ts';

/** Sums in minor units of the account's currency, time in seconds. */
export interface StoredPlayLimit {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
  /** null: only a waiting change. */
  amount: number | null;
  used: number;
  remaining: number | null;
  /** Unix seconds. */
  resetsAt: number;
  pending: { amount: number | null; effective_at: number; expires_at: number; can_confirm: boolean } | null;
}

/** A stake would exceed a limit of the player. */
export class PlayLimitReached extends Error {
  readonly limit: StoredPlayLimit;

  constructor(limit: StoredPlayLimit) {
    super(`over the limit: ${limit.kind} of a ${limit.period}`);
    this.limit = limit;
  }
}
