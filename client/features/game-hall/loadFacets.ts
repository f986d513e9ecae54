import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { unlessLate } from '#shared/api/unlessLate.ts';
import type { GameFacets } from '#shared/search/createGameFinder.ts';
import type { HallQuery } from '#shared/url/hallQuery.ts';
import { ownOf, questionOf } from './questionOf.ts';

/** Milliseconds to wait in the browser for a catalogue that is not loaded yet; until then the counts before stay. */
const TIMEOUT_BUDGET = 300;

export type FacetArgs = Pick<LoaderArgs, 'gameFinder' | 'content' | 'stores'>;

/** Number of games for each filter, however long the catalogue takes; null when it is unavailable. Never rejects. */
export async function countFacets(
  { gameFinder, content, stores }: FacetArgs,
  query: HallQuery,
): Promise<GameFacets | null> {
  try {
    const [finder, { gamehall }] = await Promise.all([gameFinder(), content('games-config')]);
    return finder.facets(questionOf(query, gamehall.type, ownOf(query.category, stores.likes)));
  } catch {
    return null;
  }
}

/** The same for the loader, which waits only so long in the browser: then null, and `useFacets` brings the counts later. */
export function loadFacets(args: FacetArgs, query: HallQuery): Promise<GameFacets | null> {
  const facets = countFacets(args, query);
  if (import.meta.env.SSR) return facets;
  return unlessLate(facets, TIMEOUT_BUDGET, () => null);
}
