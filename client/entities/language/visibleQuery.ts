import { stripLocale } from '#shared/locales.ts';
import { filterQuery } from '#shared/url/filterQuery.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';

/**
 * The part of the query that the rendered page depends on (reliability D6), the same on the server and in the browser: the filters of a list of
 * games; on a player's page the whole query, which the server renders by too.
 */
export function visibleQuery({ pathname, search }: { pathname: string; search: string }): string {
  return isPrivatePath(pathname) ? search : filterQuery(stripLocale(pathname), search);
}
