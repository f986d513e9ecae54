import { useEffect, useReducer, useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import type { GameCard } from '#client/entities/game/gameCard.ts';
import { withLocale } from '#shared/locales.ts';
import { HALL_PAGE, type HallQuery, hallHref } from '#shared/url/hallQuery.ts';
import { gamePagesReducer, hasMorePages, mergeGames, startPages } from './gamePages.ts';
import type { HallGames } from './loadHallGames.ts';

interface GamePagesView {
  games: GameCard[];
  pages: number;
  status: 'idle' | 'loading' | 'failed';
  hasMore: boolean;
  loadMore: () => void;
}

/** The server's list and the pages added since. Use the list's address as `key` of the component: the state belongs to one list. */
export function useGamePages(query: HallQuery, first: HallGames): GamePagesView {
  const { call, content, stores, gameFinder, locale } = useApp();
  const [state, dispatch] = useReducer(gamePagesReducer, query.page, startPages);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const pages = Math.max(state.pages, query.page);
  const more = hasMorePages({ pages, isOver: state.isOver }, first.total);

  // Stores the number of pages in the address, bypassing the router: nothing reloads, and Back restores as many pages.
  useEffect(() => {
    if (pages > query.page)
      window.history.replaceState(window.history.state, '', withLocale(hallHref({ ...query, page: pages }), locale));
  }, [pages, query, locale]);

  const loadMore = () => {
    if (state.status === 'loading' || !more) return;
    const { signal } = (abort.current = new AbortController());
    dispatch({ type: 'requested' });
    const load = async () => {
      // Lazy: 9 kB with its contract, which the first page of games does not need.
      const { loadHallGames } = await import('./loadHallGames.ts');
      return loadHallGames({ call, content, stores, gameFinder, locale, signal }, query, {
        offset: pages * HALL_PAGE,
        limit: HALL_PAGE,
      });
    };
    load().then(
      ({ games }) => dispatch({ type: 'loaded', games }),
      () => !signal.aborted && dispatch({ type: 'failed' }),
    );
  };
  return { games: mergeGames(first.games, state.more), pages, status: state.status, hasMore: more, loadMore };
}
