import type { FormOutcome, FormPost } from '#server/plain/forms/FormPost.ts';
import { refusalOfIssue } from '#server/plain/forms/formRefusal.ts';
import { codeProblemIds } from '#shared/auth/codeProblem.ts';
import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';
import { signInForm } from '#shared/forms/access/signInForm.ts';
import { codeRefusal } from '#shared/forms/codeRefusal.ts';
import { factorCodeRule } from '#shared/rules/keys/factorCodeRule.ts';
import { malformedCode } from '#shared/rules/keys/malformedCode.ts';

/** Signs in. A player with a second factor is asked for its code, and for login and password again: nothing typed is stored. */
export async function signIn(post: FormPost): Promise<FormOutcome> {
  const { fields, locale, call } = post;
  const { code: typedCode, ...values } = fields;
  const context = await signInForm.context(call, values, post);
  const parsed = signInForm.rule(context, locale).safeParse(values);
  const step = typedCode === undefined ? {} : { step: 'code' as const };
  if (!parsed.success) return { ...refusalOfIssue(parsed.error.issues[0]), ...step };
  const code = typedCode ? factorCodeRule().safeParse(typedCode) : undefined;
  if (code && !code.success)
    return { step: 'code', error: codeProblemIds[malformedCode(typedCode ?? '')], field: 'code' };
  try {
    await signInForm.send(call, { ...parsed.data, ...(code ? { code: code.data } : {}) });
    return 'done';
  } catch (error) {
    const answer = readTwoFactor(error);
    if (!answer) throw error;
    const hasRecovery = answer.kind === 'codeNeeded' && answer.hasRecovery;
    return { step: 'code', ...(hasRecovery ? { recovery: '1' } : {}), ...codeRefusal(error) };
  }
}
