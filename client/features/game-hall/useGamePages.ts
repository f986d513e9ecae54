import { useEffect, useReducer, useRef } from 'react';
import { withLocale } from '../../../shared/locales.ts';
import { useApp } from '../../context/useApp.ts';
import type { GameCard } from '../../entities/game/gameCard.ts';
import { HALL_PAGE, type HallQuery, hallHref } from '../../../shared/url/hallQuery.ts';
import { gamePagesReducer, hasMore, mergeGames, startPages } from './gamePages.ts';
import type { HallGames } from './loadHallGames.ts';

interface GamePagesView {
  games: GameCard[];
  pages: number;
  status: 'idle' | 'loading' | 'failed';
  hasMore: boolean;
  loadMore: () => void;
}

/** The list that came with the page and what was added to it since. One list a component: give it the list's address as `key`. */
export function useGamePages(query: HallQuery, first: HallGames): GamePagesView {
  const { call, content, stores, gameFinder, locale } = useApp();
  const [state, dispatch] = useReducer(gamePagesReducer, query.page, startPages);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const pages = Math.max(state.pages, query.page);
  const more = hasMore({ pages, isOver: state.isOver }, first.total);

  // The address counts the pages without the router's knowledge: nothing loads again, and whoever comes back to it finds as many.
  useEffect(() => {
    if (pages > query.page)
      window.history.replaceState(window.history.state, '', withLocale(hallHref({ ...query, page: pages }), locale));
  }, [pages, query, locale]);

  const loadMore = () => {
    if (state.status === 'loading' || !more) return;
    const { signal } = (abort.current = new AbortController());
    dispatch({ type: 'asked' });
    const load = async () => {
      // With the contract of its methods it is 9 kB that the first page of games does without.
      const { loadHallGames } = await import('./loadHallGames.ts');
      return loadHallGames({ call, content, stores, gameFinder, signal }, query, {
        offset: pages * HALL_PAGE,
        limit: HALL_PAGE,
      });
    };
    load().then(
      ({ games }) => dispatch({ type: 'came', games }),
      () => !signal.aborted && dispatch({ type: 'failed' }),
    );
  };
  return { games: mergeGames(first.games, state.more), pages, status: state.status, hasMore: more, loadMore };
}
