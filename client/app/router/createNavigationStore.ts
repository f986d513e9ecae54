import { AT_REST, type NavigationStore } from '../../context/NavigationContext.ts';

export function createNavigationStore() {
  let navigation = AT_REST;
  const listeners = new Set<() => void>();
  return {
    read: () => navigation,
    listen: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    set: (next: typeof navigation) => {
      navigation = next;
      for (const tell of listeners) tell();
    },
  } satisfies NavigationStore & { set: unknown };
}
