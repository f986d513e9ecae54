import { useTarget } from './useTarget.ts';

/** True while the next page is being loaded. */
export function useNavigating(): boolean {
  return useTarget() !== null;
}
