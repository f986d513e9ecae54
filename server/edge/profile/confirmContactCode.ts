import { confirmContact } from '../../../shared/api/account.contract.ts';
import { codeRule } from '../../../shared/rules/codeRule.ts';
import type { FormOutcome, FormPost } from '../FormPost.ts';

export async function confirmContactCode({ fields, call }: FormPost): Promise<FormOutcome> {
  const code = codeRule().safeParse(fields['code'] ?? '');
  if (!code.success) return { error: 'validation.code', field: 'code' };
  await call(confirmContact, { contact: fields['contact'] ?? '', code: code.data });
  return { step: 'done' };
}
