import type { GameCard } from '#client/entities/game/gameCard.ts';
import { VIRTUAL_LIST_MAX_ITEMS } from '#shared/constants.ts';
import { HALL_PAGE, HALL_PAGES } from '#shared/url/hallQuery.ts';

/** Pages that the browser has added to the list of the server. */
export interface GamePages {
  /** Games after those of the server. */
  more: readonly GameCard[];
  /** Number of loaded pages, including the server's. */
  pages: number;
  status: 'idle' | 'loading' | 'failed';
  /** The last answer was empty: there are no more games, even if the total says so. */
  isOver: boolean;
}

export type GamePagesAction =
  | { type: 'requested' }
  | { type: 'loaded'; games: readonly GameCard[] }
  | { type: 'failed' };

export function startPages(pages: number): GamePages {
  return { more: [], pages, status: 'idle', isOver: false };
}

export function gamePagesReducer(state: GamePages, action: GamePagesAction): GamePages {
  switch (action.type) {
    case 'requested':
      return { ...state, status: 'loading' };
    case 'loaded':
      return {
        more: mergeGames(state.more, action.games),
        pages: state.pages + 1,
        status: 'idle',
        isOver: action.games.length === 0,
      };
    case 'failed':
      return { ...state, status: 'failed' };
  }
}

/** The list may shift between two answers, so that a game appears twice: the first occurrence is kept in place. */
export function mergeGames(first: readonly GameCard[], second: readonly GameCard[]): GameCard[] {
  const games = new Map<string, GameCard>();
  for (const game of [...first, ...second]) if (!games.has(game.sysname)) games.set(game.sysname, game);
  return [...games.values()];
}

export function hasMorePages({ pages, isOver }: Pick<GamePages, 'pages' | 'isOver'>, total: number): boolean {
  return !isOver && pages < HALL_PAGES && Math.min(pages * HALL_PAGE, VIRTUAL_LIST_MAX_ITEMS) < total;
}
