import { isGamePage } from '../../../shared/url/isGamePage.ts';
import { isSafeReturnPath } from '../../../shared/url/isSafeReturnPath.ts';
import { type Locale, withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import { queryKeys } from '../../../shared/keys/queryKeys.ts';
import { authKeys } from './authKeys.ts';
import { withoutKeys } from './withoutKeys.ts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** `register=success` says once that an account was opened. */
function markNew(address: string): string {
  const at = address.indexOf('#');
  const [page, hash] = at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  return `${page}${page.includes('?') ? '&' : '?'}${queryKeys.register}=success${hash}`;
}

/** Where a player goes after signing in: to the page they were sent away from, else they stay at the game they wanted to play, else the home of their language. */
export function afterAuthAddress({ pathname, search, hash }: Place, locale: Locale, isNew: boolean): string {
  const wanted = new URLSearchParams(search).get(queryKeys.redirectUrl);
  const stays = isGamePage(pathname);
  const home = withLocale(paths.home.build(), locale);
  const address = isSafeReturnPath(wanted) ? wanted : stays ? pathname + withoutKeys(search, authKeys) + hash : home;
  return isNew ? markNew(address) : address;
}
