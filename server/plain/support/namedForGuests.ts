import type { FormOutcome } from '#server/plain/forms/FormPost.ts';
import { refusalOf } from '#server/plain/forms/formRefusal.ts';
import { namedOutcome } from '#server/plain/forms/namedOutcome.ts';
import { AppError } from '#shared/errors/AppError.ts';

/**
 * The outcome of the form `form`, refused or not, on a page that guests may read: no guard of the page leads to the sign-in, so it says
 * itself that the session is over.
 */
export async function namedForGuests(form: string, submit: () => Promise<FormOutcome>): Promise<FormOutcome> {
  try {
    return namedOutcome(form, await submit());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.type === 'AuthorizationException') return { form, error: 'errors.AuthorizationException' };
    return { form, ...refusalOf(error) };
  }
}
