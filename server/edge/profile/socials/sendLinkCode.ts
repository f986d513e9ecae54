import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { sendSocialCode } from '#shared/api/account/accountSocials.contract.ts';

/** Sends the code that links the offered account. Throws the platform's refusal. */
export async function sendLinkCode({ call }: FormPost): Promise<FormOutcome> {
  await call(sendSocialCode, {});
  return { step: 'done' };
}
