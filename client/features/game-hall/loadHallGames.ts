import { type GameQuery, getGames } from '../../../shared/api/games.contract.ts';
import { VIRTUAL_LIST_MAX_ITEMS } from '../../../shared/constants.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { type GameCard, toGameCard } from '../../games/gameCard.ts';
import { FAVOURITES, HALL_PAGE, type HallQuery } from '../../../shared/hallQuery.ts';

export interface HallGames {
  games: GameCard[];
  /** How many the whole list holds. */
  total: number;
}

/** Names of favourites travel in the address of the call, and addresses have an end. */
const FAVOURITES_MAX = 300;

/** Games of a list from the `offset`-th on. Favourites are the player's own, in his order, and a guest has none. */
export async function loadHallGames(
  { call, content, stores, signal }: Pick<LoaderArgs, 'call' | 'content' | 'stores' | 'signal'>,
  query: HallQuery,
  { offset, limit }: { offset: number; limit: number } = {
    offset: 0,
    limit: Math.min(query.page * HALL_PAGE, VIRTUAL_LIST_MAX_ITEMS),
  },
): Promise<HallGames> {
  const { category, providers, search, sort } = query;
  const sysname = category === FAVOURITES ? stores.likes.sysnames.slice(0, FAVOURITES_MAX) : undefined;
  if (sysname?.length === 0) return { games: [], total: 0 };
  const [{ gamehall }, { imageNames }] = await Promise.all([content('games-config'), content('prazer-config')]);
  const options: GameQuery = {
    ...(sysname ? { sysname } : category ? { category } : providers.length === 0 ? { type: gamehall.type } : {}),
    ...(providers.length > 0 ? { providers: [...providers] } : {}),
    ...(search ? { search } : {}),
    ...(sysname ? {} : { sort }),
    offset,
    limit,
  };
  const { items, total = offset + items.length } = await call(getGames, { options }, { signal });
  return { games: items.map((game) => toGameCard(game, imageNames.game)), total };
}
