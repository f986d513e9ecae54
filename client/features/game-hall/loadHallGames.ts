import { type Game, type GameQuery, getGames } from '../../../shared/api/play/games.contract.ts';
import { VIRTUAL_LIST_MAX_ITEMS } from '../../../shared/constants.ts';
import { HALL_PAGE, type HallQuery } from '../../../shared/url/hallQuery.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { type GameCard, toGameCard } from '../../entities/game/gameCard.ts';
import { findInCatalogue } from './findInCatalogue.ts';
import { NAMED_MAX, ownOf, questionOf } from './questionOf.ts';

export interface HallGames {
  games: GameCard[];
  /** Length of the whole list. */
  total: number;
}

/**
 * Games of a list from `offset` on. Favourites are the player's, in their order; a guest has none. Filters that the platform does
 * not support are applied in the catalogue, and the platform is asked for the found games by sysname.
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
  const { category, providers, types, search, sort } = query;
  const own = ownOf(category, stores.likes.sysnames);
  if (own?.length === 0) return { games: [], total: 0 };
  const [{ gamehall }, { imageNames }] = await Promise.all([content('games-config'), content('prazer-config')]);
  const toCards = (items: readonly Game[]) => items.map((game) => toGameCard(game, imageNames.game));

  const found = await findInCatalogue(args, query, questionOf(query, gamehall.type, own));
  if (found) {
    const items = await Promise.all(
      inParts(found.slice(offset, offset + limit)).map((sysname) =>
        call(getGames, { options: { sysname, limit: sysname.length } }, { signal }),
      ),
    );
    return { games: items.flatMap((part) => toCards(part.items)), total: found.length };
  }

  const [type] = types;
  const options: GameQuery = {
    ...(own ? { sysname: [...own] } : category ? { category } : {}),
    ...(type ? { type } : !own && !category && providers.length === 0 ? { type: gamehall.type } : {}),
    ...(providers.length > 0 ? { providers: [...providers] } : {}),
    ...(search ? { search } : {}),
    ...(own ? {} : { sort }),
    offset,
    limit,
  };
  const { items, total = offset + items.length } = await call(getGames, { options }, { signal });
  return { games: toCards(items), total };
}

function inParts(sysnames: string[]): string[][] {
  const parts = Math.ceil(sysnames.length / NAMED_MAX);
  return Array.from({ length: parts }, (_, part) => sysnames.slice(part * NAMED_MAX, (part + 1) * NAMED_MAX));
}
