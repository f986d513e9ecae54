import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { setCurrency } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Sets the account's currency. Throws the platform's refusal. */
export async function chooseCurrency({ fields, call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(setCurrency, { currency: fields['currency'] ?? '' }));
  return { step: 'done' };
}
