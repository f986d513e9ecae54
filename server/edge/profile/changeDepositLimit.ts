import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { setDepositLimit } from '#shared/api/account/account.contract.ts';
import { carriedSum } from '#shared/cashier/carriedSum.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { readLimitSum } from '#shared/profile/readLimitSum.ts';

const PERIODS = ['day', 'week', 'month'] as const;

/** Sets the deposit limit, or removes it: the form `unlimit` has no fields. A refused sum returns to the form as it was typed. */
export async function changeDepositLimit({ fields, query, call }: FormPost): Promise<FormOutcome> {
  if (query.get('form') === 'unlimit') {
    await call(setDepositLimit, { limit_amount: null, period: 'none' });
    return { step: 'done' };
  }
  const typed = carriedSum(fields['amount']);
  const refuse = (error: string) => ({ error, field: 'amount', ...(typed ? { amount: typed } : {}) });
  const { amount, error: refusal } = readLimitSum(fields['amount'] ?? '', fields['currency'] ?? '');
  const period = PERIODS.find((known) => known === fields['period']);
  if (refusal !== null || !period) return refuse(refusal ?? 'limits.sumRule');
  try {
    await call(setDepositLimit, { limit_amount: amount, period });
  } catch (error) {
    if (error instanceof AppError && error.data['limit_amount'] !== undefined) return refuse('limits.sumRule');
    throw error;
  }
  return { step: 'done' };
}
