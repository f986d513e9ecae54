import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { revokeSession } from '#shared/api/account/accountSessions.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Revokes one session of the account, by its id. Throws the platform's refusal. */
export async function revokeOneSession({ fields, call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(revokeSession, { id: fields['id'] ?? '' }));
  return { step: 'done' };
}
