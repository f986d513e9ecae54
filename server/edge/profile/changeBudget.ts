import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { setBudget } from '#shared/api/account/accountBudget.contract.ts';
import { carriedSum } from '#shared/cashier/carriedSum.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { readLimitSum } from '#shared/profile/readLimitSum.ts';

/**
 * Sets the monthly budget (`amount` in major units), or removes it: the form `unbudget` has no fields. A refused amount returns to the
 * form as it was typed; rejects with the AppError of the call for any other failure.
 */
export async function changeBudget({ fields, query, call }: FormPost): Promise<FormOutcome> {
  const isRemoval = query.get('form') === 'unbudget';
  const typed = carriedSum(fields['amount']);
  const sum = readLimitSum(fields['amount'] ?? '', fields['currency'] ?? '');
  const refuse = (error: string) => ({ error, field: 'amount', ...(typed ? { amount: typed } : {}) });
  if (!isRemoval && sum.error !== null) return refuse(sum.error);
  try {
    await call(setBudget, { amount: isRemoval ? null : sum.amount });
  } catch (error) {
    // On other forms `amount` is the sum of a deposit.
    if (error instanceof AppError && error.data['amount'] !== undefined) return refuse('limits.sumRule');
    throw error;
  }
  return { step: 'done' };
}
