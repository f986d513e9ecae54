import type { PageLocation } from '#client/context/PageLocation.ts';
import { useNavigation } from './useNavigation.ts';

/** PageLocation of the page that is being loaded, or null. */
export function useTarget(): PageLocation | null {
  return useNavigation(({ target }) => target);
}
