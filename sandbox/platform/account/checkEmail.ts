import type { Locale } from '../../world/players/languages.ts';
import { normalizeLogin } from '../../world/players/accounts.ts';
import { refuseField } from '../refuseField.ts';

/** */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+){1,2}$/;

/** An e-mail address in its one spelling; refuses `field`. */
export function checkEmail(locale: Locale, email: string | undefined, field = 'email'): string {
  if (!email) throw refuseField(locale, field, 'required');
  const normal = normalizeLogin(email);
  if (!EMAIL.test(normal)) throw refuseField(locale, field, 'wrongEmail');
  return normal;
}
