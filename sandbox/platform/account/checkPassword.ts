import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { passwordProblem } from '#shared/rules/passwords/passwordProblem.ts';

/** */
const SYMBOLS = /^[\u0021-\u007E]*$/;

/** The new password; refuses the field `password` if it is not allowed, common, or made of the texts `personalTexts`, which others know. */
export function checkPassword(
  locale: SandboxLanguage,
  password: string | undefined,
  personalTexts: readonly (string | null | undefined)[],
): string {
  if (!password) throw refuseField(locale, 'password', 'required');
  if (password.length < 6 || password.length > 20) throw refuseField(locale, 'password', 'passwordLength');
  if (!SYMBOLS.test(password)) throw refuseField(locale, 'password', 'passwordSymbols');
  const problem = passwordProblem(password, personalTexts);
  if (problem)
    throw refuseField(locale, 'password', problem === 'validation.passwordOwn' ? 'passwordOwn' : 'passwordCommon');
  return password;
}
