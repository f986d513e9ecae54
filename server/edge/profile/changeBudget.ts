import { setBudget } from '../../../shared/api/account/accountBudget.contract.ts';
import { parseSum } from '../../../shared/domain/money/parseSum.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';

/**
 * Sets the monthly budget (`amount` in major units), or removes it: the form `unbudget` has no fields. A refused amount returns to the
 * form; rejects with the AppError of the call for any other failure.
 */
export async function changeBudget({ fields, query, call }: FormPost): Promise<FormOutcome> {
  const isRemoval = query.get('form') === 'unbudget';
  const amount = isRemoval ? null : parseSum(fields['amount'] ?? '');
  const refused = { error: 'limits.sumRule', field: 'amount' };
  if (amount === null && !isRemoval) return refused;
  try {
    await call(setBudget, { amount });
  } catch (error) {
    // On other forms `amount` is the sum of a deposit.
    if (error instanceof AppError && error.data['amount'] !== undefined) return refused;
    throw error;
  }
  return { step: 'done' };
}
