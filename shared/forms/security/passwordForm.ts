import { changePassword, getInfo } from '#shared/api/account/account.contract.ts';
import type { InputOf } from '#shared/api/method.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { passwordChangeRule } from '#shared/profile/passwordChangeRule.ts';
import { withPasswordCheck } from '#shared/rules/passwords/withPasswordCheck.ts';
import { paths } from '#shared/url/paths.ts';

/** A new password; the context is what the account shows of the player, which must not be the password. */
export const passwordForm: SiteForm<InputOf<typeof changePassword>, readonly (string | null | undefined)[]> = {
  page: paths.profileSecurity,
  name: 'password',
  limit: 'codes',
  done: 'security.passwordDone',
  words: {
    password: { rule: 'auth.passwordRule', refused: 'auth.passwordRule' },
    old_password: { refused: 'security.oldPasswordWrong' },
    repeat_password: { refused: 'validation.passwordRepeat' },
  },
  context: async (call) => {
    const { login, fakename } = await call(getInfo, {});
    return [login, fakename];
  },
  rule: (personalTexts, _locale, brand) => withPasswordCheck(passwordChangeRule, [...personalTexts, brand]),
  send: async (call, values) => requireOne(await call(changePassword, values)),
};
