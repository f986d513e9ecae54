import { isGamePage } from '../../../shared/isGamePage.ts';
import { isSafeReturnPath } from '../../../shared/isSafeReturnPath.ts';
import { type Locale, withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/paths.ts';
import { queryKeys } from '../../../shared/queryKeys.ts';
import { withoutKeys } from '../../lib/withoutKeys.ts';

/** Keys that opened the dialog; they go when it closes. */
export const AUTH_KEYS: readonly string[] = [
  queryKeys.showPopupReg,
  queryKeys.showPopupAuth,
  queryKeys.preventClose,
  queryKeys.redirectUrl,
];

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Where a player goes after signing in: the address he was sent away from, the game he wanted to play, else the home of his language. */
export function afterAuthAddress({ pathname, search, hash }: Place, locale: Locale, isNew: boolean): string {
  const wanted = new URLSearchParams(search).get(queryKeys.redirectUrl);
  if (isSafeReturnPath(wanted)) return isNew ? marked(wanted) : wanted;
  if (!isGamePage(pathname)) return isNew ? marked(withLocale(paths.home.build(), locale)) : withLocale(paths.home.build(), locale);
  const here = pathname + withoutKeys(search, AUTH_KEYS) + hash;
  return isNew ? marked(here) : here;
}

/** `register=success` says once that an account was opened. */
function marked(address: string): string {
  const at = address.indexOf('#');
  const [page, hash] = at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  return `${page}${page.includes('?') ? '&' : '?'}${queryKeys.register}=success${hash}`;
}
