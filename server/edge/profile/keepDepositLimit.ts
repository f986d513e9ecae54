import { getDepositLimit, setDepositLimit } from '../../../shared/api/account/account.contract.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';

/** The limit in force, set again: what waits is dropped. */
export async function keepDepositLimit({ call }: FormPost): Promise<FormOutcome> {
  const { limit_amount, period } = await call(getDepositLimit, {});
  await call(setDepositLimit, { limit_amount, period });
  return { step: 'done' };
}
