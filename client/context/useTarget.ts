import { use } from 'react';
import type { Location } from 'react-router';
import { NavigationContext } from './NavigationContext.ts';

/** Where the player is going, while that page is being loaded. */
export function useTarget(): Location | null {
  return use(NavigationContext).target;
}
