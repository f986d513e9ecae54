import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOf, refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { restore } from '#shared/api/account/auth.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { phonesFor } from './phonesFor.ts';
import { refusedPassword } from './refusedPassword.ts';
import { restoreStep } from './restoreStep.ts';

/** Asks for the login first; then, because nothing typed is stored, for the login again with the code and the new password. */
export async function restorePassword({ fields, query, locale, call, content }: FormPost): Promise<FormOutcome> {
  const isLast = restoreStep(query) === 'restoreCode';
  const { forms } = await content('forms-config');
  const configured = forms.restore.filter(({ name }) => isLast || name === 'login');
  const parsed = formRule(configured, { locale, phones: await phonesFor(fields['login'], call) }).safeParse(fields);
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  const refusal = refusedPassword(parsed.data);
  if (refusal) return refusal;
  const {
    login: name = '',
    code = '',
    password = '',
    repeat_password = password,
  } = parsed.data as Record<string, string>;
  try {
    await call(restore, { login: name, ...(isLast ? { code, password, repeat_password } : {}) });
  } catch (error) {
    if (error instanceof AppError && error.data['login'] !== undefined)
      return { ...refusalOf(error), error: 'auth.restoreLogin' };
    throw error;
  }
  return { step: isLast ? 'restored' : 'restoreCode' };
}
