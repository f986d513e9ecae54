import { sendConfirmationToContact } from '../../../shared/api/account/account.contract.ts';
import { requireOne } from '../../../shared/api/requireOne.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';

/** Sends a confirmation code to a contact. */
export async function sendContactCode({ fields, call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(sendConfirmationToContact, { contact: fields['contact'] ?? '' }));
  return { step: 'done' };
}
