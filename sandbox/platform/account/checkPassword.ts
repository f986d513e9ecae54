import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

/** */
const SYMBOLS = /^[\u0021-\u007E]*$/;

/** The new password; refuses the field `password` if it is not allowed. */
export function checkPassword(locale: SandboxLanguage, password: string | undefined): string {
  if (!password) throw refuseField(locale, 'password', 'required');
  if (password.length < 6 || password.length > 20) throw refuseField(locale, 'password', 'passwordLength');
  if (!SYMBOLS.test(password)) throw refuseField(locale, 'password', 'passwordSymbols');
  return password;
}
