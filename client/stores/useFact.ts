import { use, useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';
import type { Stores } from './createStores.ts';
import { FirstFactsContext } from './FirstFactsContext.ts';
import { useStore } from './useStore.ts';

/**
 * A fact of what a store says now; the component renders again when it changes: of hundreds of tiles, those alone that it concerns.
 * `fact` gives the same for the same facts. A part of the document that hydrates late reads what the server wrote it from, and what has
 * changed meanwhile right after: React would throw the server's part away (error 418).
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
