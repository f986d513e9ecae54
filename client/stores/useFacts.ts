import { type Snapshot, useSnapshot } from 'valtio';
import type { Stores } from './createStores.ts';
import { useStore } from './useStore.ts';

/** What a store says now; the component renders again when a fact that it read changes. */
export function useFacts<K extends keyof Stores>(name: K): Snapshot<Stores[K]> {
  return useSnapshot(useStore(name)) as Snapshot<Stores[K]>;
}
