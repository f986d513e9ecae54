import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { sendConfirmationToContact } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Sends a confirmation code to a contact. */
export async function sendContactCode({ fields, call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(sendConfirmationToContact, { contact: fields['contact'] ?? '' }));
  return { step: 'done' };
}
