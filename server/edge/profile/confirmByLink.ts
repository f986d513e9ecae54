import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { readContact } from '#shared/profile/readContact.ts';
import { paths } from '#shared/url/paths.ts';
import { confirmContactCode } from './confirmContactCode.ts';

/**
 * Confirms a contact by the link of an e-mail, for a guest or a player. A refused contact or code returns to the form; rejects with the
 * AppError of the call for any other failure.
 */
export async function confirmByLink(post: FormPost): Promise<FormOutcome> {
  if (!readContact(post.fields['contact'] ?? '')) return { error: 'validation.required', field: 'contact' };
  try {
    const outcome = await confirmContactCode(post);
    return typeof outcome === 'object' && 'error' in outcome ? outcome : { page: paths.confirmationSuccess.build() };
  } catch (error) {
    if (error instanceof AppError && error.data['contact'] !== undefined)
      return { error: 'confirmation.foreign', field: 'contact' };
    throw error;
  }
}
