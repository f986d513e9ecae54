import { setDepositLimit } from '../../../shared/api/account/account.contract.ts';
import { parseSum } from '../../../shared/domain/money/parseSum.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';

const PERIODS = ['day', 'week', 'month'] as const;

/** Sets the deposit limit, or removes it: the form `unlimit` has no fields. */
export async function changeDepositLimit({ fields, query, call }: FormPost): Promise<FormOutcome> {
  if (query.get('form') === 'unlimit') await call(setDepositLimit, { limit_amount: null, period: 'none' });
  else {
    const amount = parseSum(fields['amount'] ?? '');
    const period = PERIODS.find((known) => known === fields['period']);
    if (amount === null || !period) return { error: 'limits.sumRule', field: 'amount' };
    await call(setDepositLimit, { limit_amount: amount, period });
  }
  return { step: 'done' };
}
