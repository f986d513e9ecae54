import { type GameQuery, getGames } from '../../../shared/api/games.contract.ts';
import { VIRTUAL_LIST_MAX_ITEMS } from '../../../shared/constants.ts';
import { FAVOURITES, HALL_PAGE, type HallQuery } from '../../../shared/hallQuery.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { type GameCard, toGameCard } from '../../games/gameCard.ts';
import { findInCatalogue } from './findInCatalogue.ts';

export interface HallGames {
  games: GameCard[];
  /** How many the whole list holds. */
  total: number;
}

/** Names of games travel in the address of the call, and addresses have an end. */
const NAMED_MAX = 300;

/**
 * Games of a list from the `offset`-th on. Favourites are the player's own, in his order, and a guest has none. What the
 * platform cannot be asked for is found in the catalogue, and the platform asked for those games by name.
 */
export async function loadHallGames(
  args: Pick<LoaderArgs, 'call' | 'content' | 'stores' | 'signal' | 'gameFinder'>,
  query: HallQuery,
  { offset, limit }: { offset: number; limit: number } = {
    offset: 0,
    limit: Math.min(query.page * HALL_PAGE, VIRTUAL_LIST_MAX_ITEMS),
  },
): Promise<HallGames> {
  const { call, content, stores, signal } = args;
  const { category, providers, search, sort } = query;
  const own = category === FAVOURITES ? stores.likes.sysnames.slice(0, NAMED_MAX) : undefined;
  if (own?.length === 0) return { games: [], total: 0 };
  const [{ gamehall }, { imageNames }] = await Promise.all([content('games-config'), content('prazer-config')]);
  const toCards = (items: readonly Parameters<typeof toGameCard>[0][]) =>
    items.map((game) => toGameCard(game, imageNames.game));

  const found = await findInCatalogue(args, query, gamehall.type, own);
  if (found) {
    const sysnames = found.slice(offset, offset + limit);
    const pages = Array.from({ length: Math.ceil(sysnames.length / NAMED_MAX) }, (_, page) =>
      sysnames.slice(page * NAMED_MAX, (page + 1) * NAMED_MAX),
    );
    const answers = await Promise.all(
      pages.map((sysname) => call(getGames, { options: { sysname, limit: sysname.length } }, { signal })),
    );
    return { games: answers.flatMap(({ items }) => toCards(items)), total: found.length };
  }

  const options: GameQuery = {
    ...(own ? { sysname: own } : category ? { category } : providers.length === 0 ? { type: gamehall.type } : {}),
    ...(providers.length > 0 ? { providers: [...providers] } : {}),
    ...(search ? { search } : {}),
    ...(own ? {} : { sort }),
    offset,
    limit,
  };
  const { items, total = offset + items.length } = await call(getGames, { options }, { signal });
  return { games: toCards(items), total };
}
