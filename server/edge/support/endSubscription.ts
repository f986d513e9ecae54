import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { unsubscribe } from '#shared/api/account/account.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { unsubscribeInput } from '#shared/support/unsubscribeInput.ts';

/** Ends the subscription that an e-mail's link names; the link is the authorization. */
export async function endSubscription({ query, call }: FormPost): Promise<FormOutcome> {
  const input = unsubscribeInput(query);
  if (!input) return { error: 'errors.InvalidParameterException' };
  try {
    return (await call(unsubscribe, input)) === 1
      ? { step: 'done' }
      : { error: 'errors.UnknownErrorException', ...input };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The parameters of the e-mail's link stay in the address, so that the button can be pressed again.
    return { error: presentError(error).id, ...input };
  }
}
