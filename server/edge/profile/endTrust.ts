import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { removeTrusted } from '#shared/api/account/accountTrust.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Revokes the trusted person's link. */
export async function endTrust({ call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(removeTrusted, {}));
  return { step: 'done' };
}
