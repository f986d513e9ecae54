import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { addContact } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { readNewPhone } from './readNewPhone.ts';

/** Adds a phone number, in international form with its country, to the account. Throws the platform's refusal. */
export async function addPhone(post: FormPost): Promise<FormOutcome> {
  const phone = await readNewPhone(post);
  if (!('contact' in phone)) return phone;
  requireOne(await post.call(addContact, phone));
  return { step: 'done' };
}
