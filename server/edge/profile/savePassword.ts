import { refusedPassword } from '#server/edge/access/refusedPassword.ts';
import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { changePassword, getInfo } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { passwordChangeRule } from '#shared/profile/passwordChangeRule.ts';

/** Changes the password. Throws the platform's refusal. */
export async function savePassword({ fields, call }: FormPost): Promise<FormOutcome> {
  const parsed = passwordChangeRule.safeParse(fields);
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  const { login, fakename } = await call(getInfo, {});
  const refusal = refusedPassword(parsed.data, [login, fakename]);
  if (refusal) return refusal;
  requireOne(await call(changePassword, parsed.data));
  return { step: 'done' };
}
