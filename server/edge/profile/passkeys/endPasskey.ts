import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { removePasskey } from '#shared/api/account/passkeys.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Removes a passkey of the player. Throws the platform's refusal. */
export async function endPasskey({ fields, call }: FormPost): Promise<FormOutcome> {
  try {
    requireOne(await call(removePasskey, { id: fields['id'] ?? '' }));
  } catch (error) {
    if (error instanceof AppError && error.data['id'] !== undefined) return { error: 'security.passkeyGone' };
    throw error;
  }
  return { step: 'done' };
}
