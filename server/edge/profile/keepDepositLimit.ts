import { getDepositLimit, setDepositLimit } from '../../../shared/api/account/account.contract.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';

/** Sets the current deposit limit again, which drops the waiting change. */
export async function keepDepositLimit({ call }: FormPost): Promise<FormOutcome> {
  const { limit_amount, period } = await call(getDepositLimit, {});
  await call(setDepositLimit, { limit_amount, period });
  return { step: 'done' };
}
