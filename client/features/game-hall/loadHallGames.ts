import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { type GameCard, toGameCard } from '#client/entities/game/gameCard.ts';
import type { TileRange } from '#client/entities/game/TileRange.ts';
import { tilesOfPage } from '#client/entities/game/tilesOfPage.ts';
import { withinTotal } from '#client/entities/game/withinTotal.ts';
import { type Game, type GameQuery, getGames } from '#shared/api/play/games.contract.ts';
import type { GameQuestion } from '#shared/search/createGameFinder.ts';
import type { HallQuery } from '#shared/url/hallQuery.ts';
import { NAMED_MAX, ownOf, questionOf } from './questionOf.ts';

export interface HallGames {
  games: GameCard[];
  /** Place of the first of them in the list. */
  offset: number;
  /** Length of the whole list. */
  total: number;
}

/**
 * Games of a list: those of the page, or a part of the list. Favourites are the player's, in their order; a guest has none. Filters that the platform does
 * not support are applied in the catalogue, and the platform is asked for the found games by sysname.
 */
export async function loadHallGames(
  args: Pick<LoaderArgs, 'call' | 'content' | 'stores' | 'signal' | 'gameFinder' | 'locale'>,
  query: HallQuery,
  part?: TileRange,
): Promise<HallGames> {
  const { call, content, stores, signal, locale } = args;
  const { category, providers, types, search, sort } = query;
  const range = part ?? tilesOfPage(query.page, isUsual(query));
  const likedNames = ownOf(category, stores.likes);
  if (likedNames?.length === 0) return { games: [], offset: 0, total: 0 };
  const [{ gamehall }, { imageNames }] = await Promise.all([content('games-config'), content('prazer-config')]);
  const toCards = (items: readonly Game[]) => {
    const hasResults = items.every(({ type }) => type === 'live');
    return items.map((game) => toGameCard(game, imageNames.game, { locale, hasResults }));
  };

  const catalogueAnswer = await findInCatalogue(args, query, questionOf(query, gamehall.type, likedNames));
  if (catalogueAnswer) {
    const { offset, limit } = part ?? withinTotal(range, catalogueAnswer.length);
    const items = await Promise.all(
      inParts(catalogueAnswer.slice(offset, offset + limit)).map((sysname) =>
        call(getGames, { options: { sysname, limit: sysname.length } }, { signal }),
      ),
    );
    return { games: items.flatMap((part) => toCards(part.items)), offset, total: catalogueAnswer.length };
  }

  const [type] = types;
  const options: GameQuery = {
    ...(likedNames ? { sysname: [...likedNames] } : category ? { category } : {}),
    ...(type ? { type } : !likedNames && !category && providers.length === 0 ? { type: gamehall.type } : {}),
    ...(providers.length > 0 ? { providers: [...providers] } : {}),
    ...(search ? { search } : {}),
    ...(likedNames ? {} : { sort }),
  };
  const pageAt = async (tiles: TileRange): Promise<HallGames> => {
    const { items, total = tiles.offset + items.length } = await call(
      getGames,
      { options: { ...options, ...tiles } },
      { signal },
    );
    return { games: toCards(items), offset: tiles.offset, total };
  };
  const page = await pageAt(range);
  const last = part ?? withinTotal(range, page.total);
  return last === range ? page : pageAt(last);
}

/** Whether many visitors ask for the list: a category or a provider, without other filters. */
function isUsual({ search, providers, types, features, rtp, volatility }: HallQuery): boolean {
  return search === '' && providers.length < 2 && types.length + features.length + rtp.length + volatility.length === 0;
}

function inParts(sysnames: string[]): string[][] {
  const parts = Math.ceil(sysnames.length / NAMED_MAX);
  return Array.from({ length: parts }, (_, part) => sysnames.slice(part * NAMED_MAX, (part + 1) * NAMED_MAX));
}

/**
 * Sysnames of the matching games, or undefined when the platform must be asked: for lists without search text and features, and for
 * search text when the catalogue is unavailable. Features and several types can be answered by the catalogue only.
 */
async function findInCatalogue(
  { gameFinder }: Pick<LoaderArgs, 'gameFinder'>,
  { types, features, rtp, volatility, search }: HallQuery,
  question: GameQuestion,
): Promise<string[] | undefined> {
  const hasNobodyElse = types.length > 1 || features.length + rtp.length + volatility.length > 0;
  if (!hasNobodyElse && search === '') return undefined;
  const finder = hasNobodyElse ? await gameFinder() : await gameFinder().catch(() => undefined);
  return finder?.find(question).map(({ sysname }) => sysname);
}
