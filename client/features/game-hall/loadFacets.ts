import type { HallQuery } from '../../../shared/url/hallQuery.ts';
import type { GameFacets } from '../../../shared/search/createGameFinder.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { ownOf, questionOf } from './questionOf.ts';

/** Milliseconds the hall of a browser waits for a catalogue that has still to be fetched; without it the counts are those of all games. */
const TIMEOUT_BUDGET = 300;

/** How many games each filter would leave; null while the catalogue is not to be had. Never rejects. */
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
