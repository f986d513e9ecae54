import { useRootData } from '#client/app/useRootData.ts';
import { useFact } from '#client/stores/useFact.ts';
import { FAVOURITES } from '#shared/url/hallQuery.ts';

/** The number of games for a menu item's `countOf`: of a category, the catalogue, or the player's favourites. 0: no number is shown. */
export function useMenuCount(countOf: string | undefined): number {
  const counts = useRootData()?.menuCounts;
  // The server renders the menu for all players alike; the browser adds their number.
  const likes = useFact('likes', ({ sysnames }) => sysnames.length, 0);
  if (countOf === undefined) return 0;
  return countOf === FAVOURITES ? likes : (counts?.[countOf] ?? 0);
}
