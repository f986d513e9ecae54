import { use, useSyncExternalStore } from 'react';
import { AT_REST, type Navigation, NavigationContext } from './NavigationContext.ts';

/** A value derived from the navigation in progress; the component re-renders when it changes. */
export function useNavigation<T extends Navigation[keyof Navigation]>(fact: (navigation: Navigation) => T): T {
  const { listen, read } = use(NavigationContext);
  return useSyncExternalStore(
    listen,
    () => fact(read()),
    () => fact(AT_REST),
  );
}
