import { use } from 'react';
import { RouterContext } from './RouterContext.ts';
import { useNavigation } from './useNavigation.ts';

const stay = (): Promise<void> => Promise.resolve();

/** Loads the data of the current page again, keeping what is shown until it is here. */
export function useReload(): { reload: () => Promise<void>; isReloading: boolean } {
  const isReloading = useNavigation((navigation) => navigation.isReloading);
  return { reload: use(RouterContext)?.reload ?? stay, isReloading };
}
