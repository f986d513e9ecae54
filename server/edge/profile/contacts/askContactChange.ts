import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { changeContact } from '#shared/api/account/accountContacts.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { emailField } from '#shared/profile/contactFields.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { readNewPhone } from './readNewPhone.ts';

/** Asks to replace a contact by the typed one of the same kind, to which a code goes. Throws the platform's refusal of the new one. */
export async function askContactChange(post: FormPost): Promise<FormOutcome> {
  const { fields, locale, call } = post;
  const from = fields['from'] ?? '';
  let typed: { contact: string; phone_country_code?: string };
  if (from.includes('@')) {
    const parsed = formRule([emailField], { locale }).safeParse({ contact: fields['contact'] });
    if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
    typed = { contact: String(parsed.data['contact']) };
  } else {
    const phone = await readNewPhone(post);
    if (!('contact' in phone)) return phone;
    typed = phone;
  }
  try {
    requireOne(await call(changeContact, { ...typed, from }));
  } catch (error) {
    if (error instanceof AppError && error.data['from'] !== undefined) return { error: 'settings.changeGone' };
    throw error;
  }
  return { step: 'done' };
}
