import type { GamesConfig } from '#shared/content/gamesConfig.content.ts';
import type { GameQuestion } from '#shared/search/createGameFinder.ts';
import { FAVOURITES, GAME_TYPES, type HallQuery } from '#shared/url/hallQuery.ts';

/** The hall's query as a query of the catalogue. `type`: listing type of an unfiltered hall. `likedNames`: the player's favourites. */
export function questionOf(
  { category, providers, types, features, rtp, volatility, search, sort }: HallQuery,
  type: GamesConfig['gamehall']['type'],
  likedNames: readonly string[] | undefined,
): GameQuestion {
  const isOpen = category === null && providers.length === 0 && types.length === 0;
  return {
    category: likedNames ? null : category,
    providers,
    types: isOpen ? GAME_TYPES.filter((name) => name === type) : types,
    features,
    rtp,
    volatility,
    search,
    sort,
    ...(likedNames ? { among: likedNames } : {}),
  };
}

/** The favourites of the favourites list, else undefined. Limited, because the sysnames are sent in the address of the call. */
export function ownOf(
  category: string | null,
  likes: { readonly sysnames: readonly string[] },
): readonly string[] | undefined {
  return category === FAVOURITES ? likes.sysnames.slice(0, NAMED_MAX) : undefined;
}

export const NAMED_MAX = 300;
