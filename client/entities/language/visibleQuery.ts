import { stripLocale } from '#shared/locales.ts';
import { hallSearch, parseHallQuery } from '#shared/url/hallQuery.ts';

/** The normalized part of the hall's query that its rendered page depends on (reliability D6): the same on the server and in the browser. */
export function visibleQuery({ pathname, search }: { pathname: string; search: string }): string {
  return stripLocale(pathname) === '/gamehall' ? hallSearch(parseHallQuery(new URLSearchParams(search))) : '';
}
