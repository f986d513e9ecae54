import type { DepositLimit } from '#shared/api/account/account.contract.ts';
import type { Budget } from '#shared/api/account/accountBudget.contract.ts';
import type { PlayLimit } from '#shared/api/account/accountPlayLimits.contract.ts';

/** Used share of a limit or of the monthly budget from which the player sees no offers. */
const NEAR_LIMIT_SHARE = 0.8;

/** Key of the platform's store: '1' when the player has switched offers off. */
export const OFFERS_OFF_KEY = 'offers_off';

/** Why a player sees no offers. `closed`: the account is closed to play. `unknown`: the platform did not answer, and the player may be near a limit. */
export type QuietReason = 'closed' | 'pause' | 'limit' | 'marketing' | 'unknown';

interface CareFacts {
  /** null: unknown. */
  limit: Pick<DepositLimit, 'limit_amount' | 'available_amount' | 'period'> | null;
  /** null: unknown. */
  budget: Pick<Budget, 'amount' | 'left'> | null;
  /** Limits of losses, stakes and time of play; null: unknown. */
  play: readonly Pick<PlayLimit, 'amount' | 'left'>[] | null;
  /** null: unknown. */
  isMarketingOff: boolean | null;
}

/** Why a player must not see offers now, the strongest reason first; null: offers are allowed. Everything that shows offers calls this. */
export function quietReason({ limit, budget, play, isMarketingOff }: CareFacts): QuietReason | null {
  if (limit && limit.period !== 'none' && isNear(limit.limit_amount, limit.available_amount)) return 'limit';
  if (budget?.left && isNear(budget.amount?.amount ?? null, budget.left.amount)) return 'limit';
  if (play?.some((one) => one.left !== null && isNear(one.amount, one.left))) return 'limit';
  if (isMarketingOff) return 'marketing';
  return limit === null || budget === null || play === null || isMarketingOff === null ? 'unknown' : null;
}

function isNear(max: number | null, remaining: number): boolean {
  return max !== null && max - remaining >= max * NEAR_LIMIT_SHARE;
}
