import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { getDepositLimit, setDepositLimit } from '#shared/api/account/account.contract.ts';

/** Sets the current deposit limit again, which drops the waiting change. */
export async function keepDepositLimit({ call }: FormPost): Promise<FormOutcome> {
  const { limit_amount, period } = await call(getDepositLimit, {});
  await call(setDepositLimit, { limit_amount, period });
  return { step: 'done' };
}
