import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { type Settled, settle } from '#client/context/settle.ts';
import { type GameCard, toGameCard } from '#client/entities/game/gameCard.ts';
import { getGames } from '#shared/api/play/games.contract.ts';
import type { HomeSection } from '#shared/content/gamesConfig.content.ts';
import { SORTS } from '#shared/url/hallQuery.ts';
import { ROW } from './rowLength.ts';

export interface HomeRow {
  games: GameCard[];
  /** Number of games in the whole section. */
  total: number;
}

/** Columns on the widest screen; rows of a grid must be complete. */
const MAX_COLUMNS = 8;
/** Extra games for a single line, because `distinctRows` moves games of earlier rows to the end. */
const SPARE = 12;

/** Games of one section of the home page; never rejects. `timeoutBudget`: see `settle`. */
export function loadHomeRow(
  { call, content, signal }: LoaderArgs,
  section: HomeSection,
  timeoutBudget?: number,
): Promise<Settled<HomeRow>> {
  const { category, type, sort, limit = ROW } = section.query;
  const load = async (): Promise<HomeRow> => {
    const [{ imageNames }, { items, total = items.length }] = await Promise.all([
      content('prazer-config'),
      call(
        getGames,
        {
          options: {
            ...(category ? { category } : {}),
            ...(type ? { type } : {}),
            sort: SORTS.find((name) => name === sort) ?? 'popular',
            limit: section.rows > 1 ? Math.min(limit, section.rows * MAX_COLUMNS) : Math.min(limit, ROW) + SPARE,
          },
        },
        { signal },
      ),
    ]);
    return { games: items.map((game) => toGameCard(game, imageNames.game)), total };
  };
  return settle(load(), timeoutBudget);
}
