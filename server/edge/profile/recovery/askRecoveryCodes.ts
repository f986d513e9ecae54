import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { recoveryCodesPage } from '#server/edge/pages/recoveryCodesPage.ts';
import { makeRecoveryCodes } from '#shared/api/account/accountRecovery.contract.ts';
import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';

/** Requests the code of the second factor that new recovery codes need; a platform that needs none answers with them at once. */
export async function askRecoveryCodes({ locale, brand, call }: FormPost): Promise<FormOutcome> {
  try {
    const { codes } = await call(makeRecoveryCodes, {});
    return { html: (nonce) => recoveryCodesPage({ codes, locale, brand, nonce }) };
  } catch (error) {
    if (readTwoFactor(error)?.kind === 'codeNeeded') return { step: 'done' };
    throw error;
  }
}
