import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { cancelContactChange } from '#shared/api/account/accountContacts.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Stops the replacement of a contact. */
export async function stopContactChange({ call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(cancelContactChange, {}));
  return { step: 'done' };
}
