import { useNavigation } from 'react-router';

/** True while the next page is being loaded. */
export function useNavigating(): boolean {
  return useNavigation().state !== 'idle';
}
