import { use, useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';
import type { Stores } from './createStores.ts';
import { FirstFactsContext } from './FirstFactsContext.ts';
import { useStore } from './useStore.ts';

/**
 * What a store says now; the component renders again when that changes. A part of the document that hydrates late reads what the
 * server wrote it from, and what has changed meanwhile right after: React would throw the server's part away (error 418).
 */
export function useFacts<K extends keyof Stores>(name: K): Snapshot<Stores[K]> {
  const store = useStore(name);
  const first = use(FirstFactsContext)?.[name];
  const read = () => snapshot(store) as Snapshot<Stores[K]>;
  return useSyncExternalStore(
    useCallback((onChange) => subscribe(store, onChange), [store]),
    read,
    () => (first as Snapshot<Stores[K]> | undefined) ?? read(),
  );
}
