import type { Account } from '../../world/players/accounts.ts';
import type { Money } from '../../world/money/money.ts';
import { depositLimitOf } from './depositLimit.ts';

/** What bounds the next deposit, as the wire tells a limit: the player's limit, or their budget of the month where that leaves less. */
export function tightestLimit({ depositLimits, budgets }: Money, { uid, currency }: Account) {
  const limit = depositLimits.of(uid);
  const budget = budgets.of(uid);
  const isBudget = budget.left !== null && (limit.available === null || budget.left < limit.available);
  return isBudget
    ? depositLimitOf({ amount: budget.amount, available: budget.left, period: 'month', pending: null }, currency)
    : depositLimitOf(limit, currency);
}
