import type { DepositLimit } from '#shared/api/account/account.contract.ts';
import { convertMoney, type Rates } from '#shared/domain/money/convertMoney.ts';

interface LimitOptions {
  limit: DepositLimit | null;
  /** Currency of the player's account, which the limit is in. */
  account: string;
  rates: Rates;
}

/**
 * What the player's limit leaves for a deposit, in the currency of the method. null: no limit, or no rate to compare it by; then the
 * platform decides.
 */
export function limitLeft(method: { currency: string }, { limit, account, rates }: LimitOptions): number | null {
  if (!limit || limit.period === 'none') return null;
  const remaining = { amount: limit.available_amount, currency: account };
  return convertMoney(remaining, method.currency, rates, 'down')?.amount ?? null;
}
