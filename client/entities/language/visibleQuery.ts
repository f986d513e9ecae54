import { hallSearch, parseHallQuery } from '../../../shared/url/hallQuery.ts';
import { stripLocale } from '../../../shared/locales.ts';

/** The part of a hall's query that guests' pages are rendered by, in the form they have it (reliability D6): the same on the server and in the browser. */
export function visibleQuery({ pathname, search }: { pathname: string; search: string }): string {
  return stripLocale(pathname) === '/gamehall' ? hallSearch(parseHallQuery(new URLSearchParams(search))) : '';
}
