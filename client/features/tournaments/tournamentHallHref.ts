import { type HallQuery, hallSearch } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';

/** Address of a tournament's games, without locale; uses the query format of the hall. */
export function tournamentHallHref(id: number | string, query: Partial<HallQuery> = {}): string {
  return paths.tournamentGamehall.build({ id }) + hallSearch(query);
}
