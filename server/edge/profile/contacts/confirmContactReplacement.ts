import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusedCode, shortCode } from '#server/edge/forms/refusedCode.ts';
import { confirmContactChange } from '#shared/api/account/accountContacts.contract.ts';
import { codeRule } from '#shared/rules/fields/codeRule.ts';

/** Confirms the replacement of a contact by the code that went to the new one. Throws the platform's refusal, unless it is about the code. */
export async function confirmContactReplacement({ fields, call }: FormPost): Promise<FormOutcome> {
  const code = codeRule().safeParse(fields['code'] ?? '');
  if (!code.success) return shortCode;
  try {
    await call(confirmContactChange, { code: code.data });
  } catch (error) {
    const refusal = refusedCode(error);
    if (refusal) return refusal;
    throw error;
  }
  return { step: 'done' };
}
