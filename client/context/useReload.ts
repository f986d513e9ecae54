import { use } from 'react';
import { RouterContext } from './RouterContext.ts';
import { useNavigation } from './useNavigation.ts';

const stay = (): Promise<void> => Promise.resolve();

/** Reloads the data of the current page; the old data stays until then. */
export function useReload(): { reload: () => Promise<void>; isReloading: boolean } {
  const isReloading = useNavigation((navigation) => navigation.isReloading);
  return { reload: use(RouterContext)?.reload ?? stay, isReloading };
}
