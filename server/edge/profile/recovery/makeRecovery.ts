import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusedCode, shortFactorCode } from '#server/edge/forms/refusedCode.ts';
import { recoveryCodesPage } from '#server/edge/pages/recoveryCodesPage.ts';
import { makeRecoveryCodes } from '#shared/api/account/accountRecovery.contract.ts';
import { factorCodeRule } from '#shared/rules/keys/factorCodeRule.ts';

/**
 * Makes new recovery codes by a code of the second factor; the answer itself shows them once. A wrong, malformed or expired code returns to
 * the form; rejects with the AppError of the call for any other failure.
 */
export async function makeRecovery({ fields, locale, brand, call }: FormPost): Promise<FormOutcome> {
  const code = factorCodeRule().safeParse(fields['code'] ?? '');
  if (!code.success) return shortFactorCode(fields['code'] ?? '');
  try {
    const { codes } = await call(makeRecoveryCodes, { code: code.data });
    return { html: (nonce) => recoveryCodesPage({ codes, locale, brand, nonce }) };
  } catch (error) {
    const refusal = refusedCode(error);
    if (refusal) return refusal;
    throw error;
  }
}
