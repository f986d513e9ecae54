import type { Money } from '../../../shared/domain/money/Money.ts';

/** What account.getSessionFacts answers; times in unix seconds. */
export interface SessionFacts {
  started_at: number;
  now: number;
  bet: Money;
  win: Money;
  net: Money;
  last_login: { at: number; device: string; ip: string | null } | null;
  reality_check_minutes: number;
}
