import { type HallQuery, hallSearch } from '../../../shared/url/hallQuery.ts';
import { paths } from '../../../shared/url/paths.ts';

/** The address of a tournament's games, without locale; its query is spelt as the hall's. */
export function tournamentHallHref(id: number | string, query: Partial<HallQuery> = {}): string {
  return paths.tournamentGamehall.build({ id }) + hallSearch(query);
}
