import type { Location } from 'react-router';
import { useNavigation } from './useNavigation.ts';

/** Location of the page that is being loaded, or null. */
export function useTarget(): Location | null {
  return useNavigation(({ target }) => target);
}
