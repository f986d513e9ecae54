import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { shortCode } from '#server/edge/forms/refusedCode.ts';
import { confirmSocial } from '#shared/api/account/accountSocials.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { codeRule } from '#shared/rules/fields/codeRule.ts';

/** Links the offered account, by the password or the code that the form has a field for. Throws the platform's refusal. */
export async function linkSocial({ fields, call }: FormPost): Promise<FormOutcome> {
  const { offer = '', old_password: password, code } = fields;
  if (code === undefined) {
    if (!password) return { error: 'validation.required', field: 'old_password' };
    requireOne(await call(confirmSocial, { offer, old_password: password }));
    return { step: 'done' };
  }
  const parsed = codeRule().safeParse(code);
  if (!parsed.success) return shortCode;
  requireOne(await call(confirmSocial, { offer, code: parsed.data }));
  return { step: 'done' };
}
