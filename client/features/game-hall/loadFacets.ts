import type { HallQuery } from '../../../shared/url/hallQuery.ts';
import type { GameFacets } from '../../../shared/search/createGameFinder.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { ownOf, questionOf } from './questionOf.ts';

/** Milliseconds to wait in the browser for a catalogue that is not loaded yet; without it totals are shown. */
const TIMEOUT_BUDGET = 300;

/** Number of games for each filter; null when the catalogue is unavailable. Never rejects. */
export function loadFacets(
  { gameFinder, content, stores }: Pick<LoaderArgs, 'gameFinder' | 'content' | 'stores'>,
  query: HallQuery,
): Promise<GameFacets | null> {
  const load = async () => {
    const [finder, { gamehall }] = await Promise.all([gameFinder(), content('games-config')]);
    return finder.facets(questionOf(query, gamehall.type, ownOf(query.category, stores.likes.sysnames)));
  };
  const facets = load().catch(() => null);
  if (import.meta.env.SSR) return facets;
  return Promise.race([facets, new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_BUDGET))]);
}
