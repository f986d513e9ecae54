import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { getBudget, setBudget } from '#shared/api/account/accountBudget.contract.ts';

/** Sets the current budget again, which drops the waiting change. */
export async function keepBudget({ call }: FormPost): Promise<FormOutcome> {
  const { amount } = await call(getBudget, {});
  await call(setBudget, { amount: amount?.amount ?? null });
  return { step: 'done' };
}
