import { AT_REST, type NavigationStore } from '#client/context/NavigationContext.ts';

export function createNavigationStore() {
  let navigation = AT_REST;
  const listeners = new Set<() => void>();
  return {
    read: () => navigation,
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set: (next: typeof navigation) => {
      navigation = next;
      for (const onChange of listeners) onChange();
    },
  } satisfies NavigationStore & { set: unknown };
}
