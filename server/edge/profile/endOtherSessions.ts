import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { revokeOtherSessions } from '#shared/api/account/accountSessions.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Revokes all sessions of the account but this one. */
export async function endOtherSessions({ call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(revokeOtherSessions, {}));
  return { step: 'done' };
}
