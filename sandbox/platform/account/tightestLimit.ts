import type { WorldMoney } from '#sandbox/world/money/money.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import { depositLimitOf } from './depositLimit.ts';

/** The bound of the next deposit in wire form: the player's limit, or their monthly budget if that leaves less. */
export function tightestLimit({ depositLimits, budgets }: WorldMoney, { uid, currency }: Account) {
  const limit = depositLimits.of(uid);
  const budget = budgets.of(uid);
  const isBudget = budget.remaining !== null && (limit.available === null || budget.remaining < limit.available);
  return isBudget
    ? depositLimitOf(
        { amount: budget.amount, available: budget.remaining, period: 'month', frees: null, pending: null },
        currency,
      )
    : depositLimitOf(limit, currency);
}
