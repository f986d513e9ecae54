import { sendSocialCode } from '../../../../shared/api/account/accountSocials.contract.ts';
import type { FormOutcome, FormPost } from '../../forms/FormPost.ts';

/** Sends the code that links the offered account. Throws the platform's refusal. */
export async function sendLinkCode({ call }: FormPost): Promise<FormOutcome> {
  await call(sendSocialCode, {});
  return { step: 'done' };
}
