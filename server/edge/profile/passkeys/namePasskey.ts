import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { renamePasskey } from '#shared/api/account/passkeys.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { passkeyNameRule } from '#shared/rules/keys/passkeyNameRule.ts';

/** Names a passkey of the player. Throws the platform's refusal. */
export async function namePasskey({ fields, call }: FormPost): Promise<FormOutcome> {
  const name = passkeyNameRule().safeParse(fields['name']);
  if (!name.success) return { ...refusalOfIssue(name.error.issues[0]), field: 'name' };
  try {
    requireOne(await call(renamePasskey, { id: fields['id'] ?? '', name: name.data }));
  } catch (error) {
    if (error instanceof AppError && error.data['id'] !== undefined) return { error: 'security.passkeyGone' };
    throw error;
  }
  return { step: 'done' };
}
