import type { Money } from '#shared/domain/money/Money.ts';

/** Answer of account.getSessionFacts; times in Unix seconds. */
export interface SessionFacts {
  started_at: number;
  now: number;
  bet: Money;
  win: Money;
  net: Money;
  last_login: { at: number; device: string; ip: string | null } | null;
  reality_check_minutes: number;
}
