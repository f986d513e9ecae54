import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { setRealityCheck } from '#shared/api/account/accountLimits.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Sets the interval, in minutes, of the reminder of time and money spent. */
export async function chooseCheck({ fields, call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(setRealityCheck, { minutes: Number(fields['minutes']) }));
  return { step: 'done' };
}
