import type { DepositLimit } from '../api/account.contract.ts';

/** Where nothing is sold to the player any more: so large a part of the deposit limit is used. */
const NEAR_LIMIT_SHARE = 0.8;

/** Key in the platform's storage: '1' where the player wants no offers on the site. */
export const OFFERS_OFF_KEY = 'offers_off';

/** `unknown`: the platform did not say, and who may be near a bound is not sold to. */
export type QuietReason = 'pause' | 'limit' | 'marketing' | 'unknown';

interface CareFacts {
  /** On a break or self-excluded. */
  isPaused: boolean;
  /** null: the platform did not say. */
  limit: Pick<DepositLimit, 'limit_amount' | 'available_amount' | 'period'> | null;
  /** null: the platform did not say. */
  isMarketingOff: boolean | null;
}

/** Why a player is not sold to now, the weightiest reason first; null: they may be. Every surface that sells asks this. */
export function quietReason({ isPaused, limit, isMarketingOff }: CareFacts): QuietReason | null {
  if (isPaused) return 'pause';
  if (limit && isNear(limit)) return 'limit';
  if (isMarketingOff) return 'marketing';
  return limit === null || isMarketingOff === null ? 'unknown' : null;
}

function isNear({ limit_amount: limit, available_amount: left, period }: NonNullable<CareFacts['limit']>): boolean {
  return limit !== null && period !== 'none' && limit - left >= limit * NEAR_LIMIT_SHARE;
}
