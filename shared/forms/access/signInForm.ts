import { login } from '#shared/api/account/auth.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { paths } from '#shared/url/paths.ts';
import { phonesFor } from './phonesFor.ts';

interface SignInContext {
  /** Of forms-config; in the code step with its field. */
  fields: readonly FormFieldSettings[];
  /** The countries that read a login without its country code; undefined: not known. */
  phones?: PhoneSettings | undefined;
}

/** Signing in (E1). A code is sent as the platform compares it. */
export const signInForm = {
  page: paths.signIn,
  name: 'sign_in',
  kept: ['login'],
  context: async (call, { login: name }, { content }) => {
    const [{ forms }, phones] = await Promise.all([content('forms-config'), phonesFor(name, call)]);
    return { fields: forms.login, phones };
  },
  rule: ({ fields, phones }, locale) => formRule(fields, { locale, password: 'current', phones }),
  send: (call, { login: name, password, code }) =>
    call(login, {
      login: String(name ?? ''),
      password: String(password ?? ''),
      ...(typeof code === 'string' ? { code } : {}),
    }),
  // Elsewhere it means an expired session.
  problem: (error) =>
    error instanceof AppError && error.type === 'AuthorizationException' ? { error: 'auth.wrongCredentials' } : null,
} satisfies Omit<SiteForm<Record<string, unknown>, SignInContext, OutputOf<typeof login>>, 'done'>;
