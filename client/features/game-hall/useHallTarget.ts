import type { PageLocation } from '#client/context/PageLocation.ts';
import { useNavigation } from '#client/context/useNavigation.ts';
import { isHallPage } from './isHallPage.ts';

/** Location of another list of the hall that is being loaded, or null: a press on a game must not render the hall again. */
export function useHallTarget(): PageLocation | null {
  return useNavigation(({ target }) => (target && isHallPage(target) ? target : null));
}
