import { restore } from '#shared/api/account/auth.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { codeRefusal } from '#shared/forms/codeRefusal.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { withPasswordCheck } from '#shared/rules/passwords/withPasswordCheck.ts';
import { paths } from '#shared/url/paths.ts';
import { phonesFor } from './phonesFor.ts';

interface RestoreContext {
  /** Of forms-config: those of the step. */
  fields: readonly FormFieldSettings[];
  phones?: PhoneSettings | undefined;
  /** The login of the first step, which the new password must not be, where the form does not ask for it again. */
  login?: string | undefined;
}

/**
 * A new password in two steps: the login, to which a code is sent, then the code and the password; without JavaScript the login again,
 * because nothing typed is stored.
 */
export const restoreForm = {
  page: paths.signIn,
  name: 'restore',
  done: 'auth.restored',
  words: {
    login: { refused: 'auth.restoreLogin' },
    password: { rule: 'auth.passwordRule', refused: 'auth.passwordRule' },
  },
  context: async (call, { login }, { content, query }) => {
    const isLast = query.get('step') === 'restoreCode';
    const [{ forms }, phones] = await Promise.all([content('forms-config'), phonesFor(login, call)]);
    return { fields: forms.restore.filter(({ name }) => isLast || name === 'login'), phones };
  },
  rule: ({ fields, phones, login }, locale, brand?: string) =>
    withPasswordCheck(formRule(fields, { locale, phones }), [login, brand]),
  send: (call, values, { login }) => {
    const { login: typed = login, code = '', password, repeat_password: repeated = password } = values;
    return call(restore, {
      login: String(typed ?? ''),
      // The second step even if the operator's form lacks its code: without one the platform would send another, and nothing is restored.
      ...(password === undefined
        ? {}
        : { code: String(code), password: String(password), repeat_password: String(repeated) }),
    });
  },
  problem: codeRefusal,
} satisfies SiteForm<Record<string, unknown>, RestoreContext, OutputOf<typeof restore>>;
