import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { getGames } from '#shared/api/play/games.contract.ts';
import { SEARCH_DEBOUNCE_MS, SEARCH_PAGE_SIZE } from '#shared/constants.ts';
import type { GameFinder } from '#shared/search/createGameFinder.ts';
import { hitOf, hitOfGame, type SearchHits } from './SearchHit.ts';

export type SearchView = { status: 'waiting' | 'failed' } | ({ status: 'found' } & SearchHits);

/** Games for the typed text: from the catalogue at every character, or without it from the platform after a pause in typing. */
export function useSearchHits(typed: string, minLength: number): SearchView | null {
  const finder = useFinder();
  // The field updates at once; the list may follow a frame later.
  const query = useDeferredValue(typed.trim());
  const isAsked = query.length >= minLength;
  const answer = usePlatformHits(finder === 'none' && isAsked ? query : '');
  // Memoized, so that the urgent render of the field does not search again.
  const cachedView = useMemo((): SearchView | null => {
    if (!isAsked || finder === 'none') return null;
    if (finder === null) return { status: 'waiting' };
    const hits = finder.find({ search: query });
    return {
      status: 'found',
      hits: hits.slice(0, SEARCH_PAGE_SIZE).map(hitOf),
      total: hits.length,
      spelt: finder.spelt(query),
    };
  }, [finder, isAsked, query]);
  return isAsked && finder === 'none' ? answer : cachedView;
}

/** null: loading; `none`: unavailable. */
function useFinder(): GameFinder | 'none' | null {
  const { gameFinder } = useApp();
  const [finder, setFinder] = useState<GameFinder | 'none' | null>(null);
  useEffect(() => {
    let isGone = false;
    gameFinder().then(
      (answer) => {
        if (isGone) return;
        setFinder(answer);
        // Prepares the index in advance, so that the first misspelt word does not wait for it.
        setTimeout(() => answer.warm(), WARM_AFTER_MS);
      },
      () => !isGone && setFinder('none'),
    );
    return () => {
      isGone = true;
    };
  }, [gameFinder]);
  return finder;
}

const WARM_AFTER_MS = 100;

function usePlatformHits(query: string): SearchView {
  const { call } = useApp();
  const [answer, setAnswer] = useState<{ query: string; view: SearchView }>({ query: '', view: { status: 'waiting' } });
  useEffect(() => {
    if (query === '') return;
    const abort = new AbortController();
    const ask = async (): Promise<SearchView> => {
      const options = { search: query, limit: SEARCH_PAGE_SIZE };
      const { items, total = items.length } = await call(getGames, { options }, { signal: abort.signal });
      return { status: 'found', hits: items.map(hitOfGame), total, spelt: null };
    };
    const timer = setTimeout(() => {
      ask()
        .catch((): SearchView => ({ status: 'failed' }))
        .then((view) => !abort.signal.aborted && setAnswer({ query, view }))
        .catch(() => undefined);
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [call, query]);
  return answer.query === query ? answer.view : { status: 'waiting' };
}
