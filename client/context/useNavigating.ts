import { useNavigation } from './useNavigation.ts';

/** True while the next page is being loaded. */
export function useNavigating(): boolean {
  return useNavigation(({ target }) => target !== null);
}
