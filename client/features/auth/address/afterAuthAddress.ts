import { queryKeys } from '#shared/keys/queryKeys.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';
import { paths } from '#shared/url/paths.ts';
import { authKeys } from './authKeys.ts';
import { withoutKeys } from './withoutKeys.ts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** `register=success` reports a new account to trackers once. */
function markNew(address: string): string {
  const index = address.indexOf('#');
  const [page, hash] = index === -1 ? [address, ''] : [address.slice(0, index), address.slice(index)];
  return `${page}${page.includes('?') ? '&' : '?'}${queryKeys.register}=success${hash}`;
}

/** The server's redirect to the sign-in does not see the hash, which the browser carries over: `#news` belongs to the wanted page. */
const CARRIED_HASH = /^#[\w-]+$/;

/** Address after signing in: `redirectUrl`, else the current game page, else the home page of the language. */
export function afterAuthAddress({ pathname, search, hash }: Place, locale: Locale, isNew: boolean): string {
  const wanted = new URLSearchParams(search).get(queryKeys.redirectUrl);
  const stays = isGamePage(pathname);
  const home = withLocale(paths.home.build(), locale);
  const carried = wanted !== null && !wanted.includes('#') && CARRIED_HASH.test(hash) ? hash : '';
  const address = isSafeReturnPath(wanted)
    ? wanted + carried
    : stays
      ? pathname + withoutKeys(search, authKeys) + hash
      : home;
  return isNew ? markNew(address) : address;
}
