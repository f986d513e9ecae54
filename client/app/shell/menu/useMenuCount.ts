import { useRootData } from '#client/app/useRootData.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { FAVOURITES } from '#shared/url/hallQuery.ts';

/** The number of games for a menu item's `countOf`: of a category, the catalogue, or the player's favourites. 0: no number is shown. */
export function useMenuCount(countOf: string | undefined): number {
  const counts = useRootData()?.menuCounts;
  const { sysnames } = useFacts('likes');
  if (countOf === undefined) return 0;
  return countOf === FAVOURITES ? sysnames.length : (counts?.[countOf] ?? 0);
}
