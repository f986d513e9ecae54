import { use, useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';
import type { Stores } from './createStores.ts';
import { FirstFactsContext } from './FirstFactsContext.ts';
import { useStore } from './useStore.ts';

/** One thing that a store says, as `useFacts`: of hundreds of tiles, only those for which it changes render again. */
export function useFact<K extends keyof Stores, T extends string | number | boolean>(
  name: K,
  fact: (facts: Snapshot<Stores[K]>) => T,
): T {
  const store = useStore(name);
  const first = use(FirstFactsContext)?.[name];
  const read = () => snapshot(store) as Snapshot<Stores[K]>;
  return useSyncExternalStore(
    useCallback((onChange) => subscribe(store, onChange), [store]),
    () => fact(read()),
    () => fact((first as Snapshot<Stores[K]> | undefined) ?? read()),
  );
}
