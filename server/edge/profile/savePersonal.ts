import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { getPersonalDataFields, saveProfileInfo } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { personalFields } from '#shared/profile/personalFields.ts';
import { personalInput } from '#shared/profile/personalInput.ts';
import { formRule } from '#shared/rules/formRule.ts';

/** Saves the personal data that the platform lets the player edit. Throws the platform's refusal. */
export async function savePersonal({ fields, locale, call }: FormPost): Promise<FormOutcome> {
  const settings = await call(getPersonalDataFields, {});
  const editable = personalFields(settings.fields).filter((field) => field.editable);
  const parsed = formRule(editable, { locale }).safeParse(fields);
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  requireOne(await call(saveProfileInfo, personalInput(parsed.data)));
  return { step: 'done' };
}
