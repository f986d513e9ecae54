import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { authenticatorPage } from '#server/edge/pages/authenticatorPage.ts';
import { changeTwoFactorAuth } from '#shared/api/account/account.contract.ts';

/**
 * Starts switching the second factor on or off. The key of an authenticator app is shown in the answer itself: in an address it would stay
 * in the browser's history.
 */
export async function askTwoFactor({ fields, locale, brand, call }: FormPost): Promise<FormOutcome> {
  const enable = fields['enable'] === '0' ? '0' : '1';
  const { need_confirm: needsCode, secret, otpauth_url: address } = await call(changeTwoFactorAuth, { enable });
  if (!needsCode) return { form: 'factorCode', step: 'done' };
  if (secret === undefined) return { step: 'done' };
  return { html: (nonce) => authenticatorPage({ secret, address, locale, brand, nonce }) };
}
