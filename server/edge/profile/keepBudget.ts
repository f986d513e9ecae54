import { getBudget, setBudget } from '../../../shared/api/accountBudget.contract.ts';
import type { FormOutcome, FormPost } from '../FormPost.ts';

/** The budget in force, set again: what waits is dropped. */
export async function keepBudget({ call }: FormPost): Promise<FormOutcome> {
  const { amount } = await call(getBudget, {});
  await call(setBudget, { amount: amount?.amount ?? null });
  return { step: 'done' };
}
