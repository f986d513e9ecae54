import { use, useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';
import type { Stores } from './createStores.ts';
import { FirstFactsContext } from './FirstFactsContext.ts';
import { useStore } from './useStore.ts';

/**
 * A value derived from a store; the component re-renders only when it changes, e.g. one of hundreds of tiles. `fact` must return an
 * equal value for equal facts. A part that hydrates late first reads the state that the server rendered, and the current state right
 * after; otherwise React would discard the server's HTML (error 418).
 */
export function useFact<K extends keyof Stores, T>(name: K, fact: (facts: Snapshot<Stores[K]>) => T): T {
  const store = useStore(name);
  const first = use(FirstFactsContext)?.[name];
  const read = () => snapshot(store) as Snapshot<Stores[K]>;
  return useSyncExternalStore(
    useCallback((onChange) => subscribe(store, onChange), [store]),
    () => fact(read()),
    () => fact((first as Snapshot<Stores[K]> | undefined) ?? read()),
  );
}
