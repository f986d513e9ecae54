import type { Location } from 'react-router';
import { useNavigation } from './useNavigation.ts';

/** Where the player is going, while that page is being loaded. */
export function useTarget(): Location | null {
  return useNavigation(({ target }) => target);
}
