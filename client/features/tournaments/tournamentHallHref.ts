import { type HallQuery, hallSearch } from '../../../shared/hallQuery.ts';
import { paths } from '../../../shared/paths.ts';

/** The address of a tournament's games, without locale; its query is spelt as the hall's. */
export function tournamentHallHref(id: number | string, query: Partial<HallQuery> = {}): string {
  return paths.tournamentGamehall.build({ id }) + hallSearch(query);
}
