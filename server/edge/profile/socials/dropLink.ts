import { dropSocial } from '../../../../shared/api/account/accountSocials.contract.ts';
import { requireOne } from '../../../../shared/api/requireOne.ts';
import type { FormOutcome, FormPost } from '../../forms/FormPost.ts';

/** Drops the offered account. Throws the platform's refusal. */
export async function dropLink({ call }: FormPost): Promise<FormOutcome> {
  requireOne(await call(dropSocial, {}));
  return { step: 'done' };
}
