import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusedCode, shortFactorCode } from '#server/edge/forms/refusedCode.ts';
import { confirmTwoFactorAuth } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { factorCodeRule } from '#shared/rules/keys/factorCodeRule.ts';

/**
 * Confirms a change of the second factor by a code. A wrong, malformed or expired code returns to the form; rejects with the AppError of
 * the call for any other failure.
 */
export async function confirmTwoFactor({ fields, call }: FormPost): Promise<FormOutcome> {
  const code = factorCodeRule().safeParse(fields['code'] ?? '');
  if (!code.success) return shortFactorCode(fields['code'] ?? '');
  try {
    requireOne(await call(confirmTwoFactorAuth, { code: code.data }));
  } catch (error) {
    // Here AuthorizationException is about the code, unless its message is not about a code.
    const refusal = refusedCode(error);
    if (refusal) return refusal;
    throw error;
  }
  return { step: 'done' };
}
