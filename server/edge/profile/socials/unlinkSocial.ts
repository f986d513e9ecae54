import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { removeSocial } from '#shared/api/account/accountSocials.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Unlinks a social account. Throws the platform's refusal. */
export async function unlinkSocial({ fields, call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(removeSocial, { service: fields['service'] ?? '' }));
  return { step: 'done' };
}
