import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import type { GameFacets } from '#shared/search/createGameFinder.ts';
import type { HallQuery } from '#shared/url/hallQuery.ts';
import { countFacets } from './loadFacets.ts';

/**
 * The counts beside the filters. On a slow network the catalogue arrives after the page of the first filter (`loaded` is null): the
 * counts before stay until then, or all counts and the group of volatility would be gone for good.
 */
export function useHallFacets(loaded: GameFacets | null, query: HallQuery): GameFacets | null {
  const { gameFinder, content, stores } = useApp();
  const [shown, setShown] = useState(loaded);
  if (loaded && loaded !== shown) setShown(loaded);
  useEffect(() => {
    if (loaded) return;
    let hasLeft = false;
    void countFacets({ gameFinder, content, stores }, query).then((facets) => {
      if (!hasLeft && facets) setShown(facets);
    });
    return () => {
      hasLeft = true;
    };
  }, [loaded, query, gameFinder, content, stores]);
  return shown;
}
