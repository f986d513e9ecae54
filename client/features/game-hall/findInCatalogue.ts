import { SEARCH_MIN_LENGTH } from '../../../shared/constants.ts';
import type { GamesConfig } from '../../../shared/content/gamesConfig.content.ts';
import { FAVOURITES, GAME_TYPES, type HallQuery } from '../../../shared/hallQuery.ts';
import type { GameQuestion } from '../../../shared/search/createGameFinder.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';

/** The hall's query as the catalogue is asked it. `own`: the player's favourites. */
export function questionOf(
  query: HallQuery,
  type: GamesConfig['gamehall']['type'],
  own: readonly string[] | undefined,
): GameQuestion {
  const isOpen = query.category === null && query.providers.length === 0 && query.types.length === 0;
  const only = isOpen ? GAME_TYPES.filter((name) => name === type) : [];
  return {
    ...query,
    category: query.category === FAVOURITES ? null : query.category,
    types: only.length > 0 ? only : query.types,
    ...(own ? { among: own } : {}),
  };
}

/**
 * Sysnames of the games that answer, or undefined where the platform itself can be asked: for lists without words and
 * features, for words of one letter, and for words when the catalogue is not to be had. Features have nobody else to answer.
 */
export async function findInCatalogue(
  { gameFinder }: Pick<LoaderArgs, 'gameFinder'>,
  query: HallQuery,
  type: GamesConfig['gamehall']['type'],
  own: readonly string[] | undefined,
): Promise<string[] | undefined> {
  const needsCatalogue = query.types.length > 0 || query.features.length > 0;
  if (!needsCatalogue && query.search.length < SEARCH_MIN_LENGTH) return undefined;
  const finder = needsCatalogue ? await gameFinder() : await gameFinder().catch(() => undefined);
  return finder?.find(questionOf(query, type, own)).map(({ sysname }) => sysname);
}
