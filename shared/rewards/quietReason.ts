import type { DepositLimit } from '../api/account/account.contract.ts';
import type { Budget } from '../api/account/accountBudget.contract.ts';

/** Where nothing is sold to the player any more: so large a part of the deposit limit, or of the month's budget, is used. */
const NEAR_LIMIT_SHARE = 0.8;

/** Key in the platform's storage: '1' where the player wants no offers on the site. */
export const OFFERS_OFF_KEY = 'offers_off';

/** `unknown`: the platform did not say, and who may be near a bound is not sold to. */
export type QuietReason = 'pause' | 'limit' | 'marketing' | 'unknown';

interface CareFacts {
  /** null: the platform did not say. */
  limit: Pick<DepositLimit, 'limit_amount' | 'available_amount' | 'period'> | null;
  /** null: the platform did not say. */
  budget: Pick<Budget, 'amount' | 'left'> | null;
  /** null: the platform did not say. */
  isMarketingOff: boolean | null;
}

/** Why a signed-in player is not sold to now, the weightiest reason first; null: they may be. Every surface that sells asks this. */
export function quietReason({ limit, budget, isMarketingOff }: CareFacts): QuietReason | null {
  if (limit && limit.period !== 'none' && isNear(limit.limit_amount, limit.available_amount)) return 'limit';
  if (budget?.left && isNear(budget.amount?.amount ?? null, budget.left.amount)) return 'limit';
  if (isMarketingOff) return 'marketing';
  return limit === null || budget === null || isMarketingOff === null ? 'unknown' : null;
}

function isNear(most: number | null, left: number): boolean {
  return most !== null && most - left >= most * NEAR_LIMIT_SHARE;
}
