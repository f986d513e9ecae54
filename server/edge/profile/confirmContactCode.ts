import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusedCode, shortCode } from '#server/edge/forms/refusedCode.ts';
import { confirmContact } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { codeRule } from '#shared/rules/fields/codeRule.ts';

/** Confirms a contact by its code. Throws the platform's refusal, unless it is about the code. */
export async function confirmContactCode({ fields, call }: FormPost): Promise<FormOutcome> {
  const code = codeRule().safeParse(fields['code'] ?? '');
  if (!code.success) return shortCode;
  try {
    requireOne(await call(confirmContact, { contact: fields['contact'] ?? '', code: code.data }));
  } catch (error) {
    const refusal = refusedCode(error);
    if (refusal) return refusal;
    throw error;
  }
  return { step: 'done' };
}
