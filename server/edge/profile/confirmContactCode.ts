import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { confirmContact } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { isExpiredCode } from '#shared/auth/isExpiredCode.ts';
import { codeRule } from '#shared/rules/fields/codeRule.ts';

/** Confirms a contact by its code. Throws the platform's refusal, unless the code has expired. */
export async function confirmContactCode({ fields, call }: FormPost): Promise<FormOutcome> {
  const code = codeRule().safeParse(fields['code'] ?? '');
  if (!code.success) return { error: 'validation.code', field: 'code' };
  try {
    requireOne(await call(confirmContact, { contact: fields['contact'] ?? '', code: code.data }));
  } catch (error) {
    if (isExpiredCode(error)) return { error: 'profile.codeOver', field: 'code' };
    throw error;
  }
  return { step: 'done' };
}
