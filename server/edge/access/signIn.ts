import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { shortFactorCode } from '#server/edge/forms/shortFactorCode.ts';
import { login } from '#shared/api/account/auth.contract.ts';
import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';
import { codeRefusal } from '#shared/forms/codeRefusal.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { factorCodeRule } from '#shared/rules/keys/factorCodeRule.ts';
import { phonesFor } from './phonesFor.ts';

/** Signs in. A player with a second factor is asked for its code, and for login and password again: nothing typed is stored. */
export async function signIn({ fields, locale, call, content }: FormPost): Promise<FormOutcome> {
  const { forms } = await content('forms-config');
  const { code: typedCode, ...values } = fields;
  const phones = await phonesFor(values['login'], call);
  const parsed = formRule(forms.login, { locale, password: 'current', phones }).safeParse(values);
  const step = typedCode === undefined ? {} : { step: 'code' as const };
  if (!parsed.success) return { ...refusalOfIssue(parsed.error.issues[0]), ...step };
  const code = typedCode ? factorCodeRule().safeParse(typedCode) : undefined;
  if (code && !code.success) return { step: 'code', ...shortFactorCode(typedCode ?? '') };
  const { login: name, password } = parsed.data as Record<string, string>;
  try {
    await call(login, { login: name ?? '', password: password ?? '', ...(code ? { code: code.data } : {}) });
    return 'done';
  } catch (error) {
    const answer = readTwoFactor(error);
    if (!answer) throw error;
    const hasRecovery = answer.kind === 'codeNeeded' && answer.hasRecovery;
    return { step: 'code', ...(hasRecovery ? { recovery: '1' } : {}), ...codeRefusal(error) };
  }
}
