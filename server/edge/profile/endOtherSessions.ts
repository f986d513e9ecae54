import { requireOne } from '../../../shared/api/requireOne.ts';
import { revokeOtherSessions } from '../../../shared/api/account/accountSessions.contract.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';

/** Revokes all sessions of the account but this one. */
export async function endOtherSessions({ call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(revokeOtherSessions, {}));
  return { step: 'done' };
}
