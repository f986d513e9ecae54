import { use, useSyncExternalStore } from 'react';
import { AT_REST, type Navigation, NavigationContext } from './NavigationContext.ts';

export function useNavigation(): Navigation {
  const { listen, read } = use(NavigationContext);
  return useSyncExternalStore(listen, read, () => AT_REST);
}
