import { siteCookie } from '#client/lib/visitor/siteCookie.ts';
import { LOCALE_COOKIE_SECONDS } from '#shared/constants.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import type { Locale } from '#shared/locales.ts';

/** The value for `document.cookie` that stores the language for a year; the operator can change the cookie's name. */
export function localeCookie(
  locale: Locale,
  { location, __croupier: state }: Pick<Window, 'location' | '__croupier'>,
): string {
  const name = state?.localeCookie ?? cookieNames.locale;
  return siteCookie(name, locale, { seconds: LOCALE_COOKIE_SECONDS, location });
}
