import { FAVOURITES } from '../../../../shared/url/hallQuery.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { useRootData } from '../../useRootData.ts';

/** The number of games for a menu item's `countOf`: of a category, the catalogue, or the player's favourites. 0: no number is shown. */
export function useMenuCount(countOf: string | undefined): number {
  const counts = useRootData()?.menuCounts;
  const { sysnames } = useFacts('likes');
  if (countOf === undefined) return 0;
  return countOf === FAVOURITES ? sysnames.length : (counts?.[countOf] ?? 0);
}
