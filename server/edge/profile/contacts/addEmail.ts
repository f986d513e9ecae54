import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { addContact } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { emailField } from '#shared/profile/contactFields.ts';
import { formRule } from '#shared/rules/formRule.ts';

/** Adds an e-mail address to the account. Throws the platform's refusal. */
export async function addEmail({ fields, locale, call }: FormPost): Promise<FormOutcome> {
  const parsed = formRule([emailField], { locale }).safeParse(fields);
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  requireOne(await call(addContact, { contact: String(parsed.data['contact']) }));
  return { step: 'done' };
}
