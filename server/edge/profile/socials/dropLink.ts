import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { dropSocial } from '#shared/api/account/accountSocials.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Drops the offered account. Throws the platform's refusal. */
export async function dropLink({ call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(dropSocial, {}));
  return { step: 'done' };
}
