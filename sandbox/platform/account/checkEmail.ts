import { refuseField } from '#sandbox/platform/refuseField.ts';
import { normalizeLogin } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

/** */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+){1,2}$/;

/** The normalised e-mail address; refuses `field` if it is invalid. */
export function checkEmail(locale: SandboxLanguage, email: string | undefined, field = 'email'): string {
  if (!email) throw refuseField(locale, field, 'required');
  const normal = normalizeLogin(email);
  if (!EMAIL.test(normal)) throw refuseField(locale, field, 'wrongEmail');
  return normal;
}
