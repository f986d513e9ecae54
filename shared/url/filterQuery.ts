import { hallSearch, parseHallQuery } from './hallQuery.ts';
import { paths } from './paths.ts';
import { readSegments } from './readSegments.ts';

/**
 * The filters in the query of a page that lists games, in their one spelling: all of them of the hall, providers and page of a tournament's hall,
 * '' of any other page. `path` without its language. `('/gamehall', '?utm_source=x&providers=b,a,b')` -> `?providers=a,b`
 */
export function filterQuery(path: string, search: string): string {
  const isAt = (pattern: string) => {
    const segments = readSegments(path);
    const parts = readSegments(pattern);
    return (
      parts.length === segments.length && parts.every((part, index) => part[0] === ':' || part === segments[index])
    );
  };
  const isTournament = isAt(paths.tournamentGamehall.pattern);
  if (!isTournament && !isAt(paths.gamehall.pattern)) return '';
  const query = parseHallQuery(new URLSearchParams(search));
  return hallSearch(isTournament ? { providers: query.providers, page: query.page } : query);
}
