import { LOCALE_COOKIE_SECONDS } from '../../../shared/constants.ts';
import { cookieNames } from '../../../shared/cookieNames.ts';
import type { Locale } from '../../../shared/locales.ts';

/** What keeps the chosen language for a year, for `document.cookie`; under the operator's own name where the page brings one. */
export function localeCookie(
  locale: Locale,
  { location, __croupier: state }: Pick<Window, 'location' | '__croupier'>,
): string {
  const name = state?.localeCookie ?? cookieNames.locale;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${locale}; Path=/; SameSite=Lax; Max-Age=${LOCALE_COOKIE_SECONDS}${secure}`;
}
