import { FAVOURITES } from '../../../../shared/url/hallQuery.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { useRootData } from '../../useRootData.ts';

/** How many games a menu item's `countOf` names: of a category, of the catalogue, or the player's own. 0: no number stands there. */
export function useMenuCount(countOf: string | undefined): number {
  const counts = useRootData()?.menuCounts;
  const { sysnames } = useFacts('likes');
  if (countOf === undefined) return 0;
  return countOf === FAVOURITES ? sysnames.length : (counts?.[countOf] ?? 0);
}
