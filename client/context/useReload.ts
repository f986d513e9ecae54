import { use } from 'react';
import { NavigationContext } from './NavigationContext.ts';
import { RouterContext } from './RouterContext.ts';

const stay = (): Promise<void> => Promise.resolve();

/** Loads the data of the current page again, keeping what is shown until it is here. */
export function useReload(): { reload: () => Promise<void>; isReloading: boolean } {
  const { isReloading } = use(NavigationContext);
  return { reload: use(RouterContext)?.reload ?? stay, isReloading };
}
