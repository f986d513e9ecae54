import { use, useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';
import { PreludeContext } from '#client/context/PreludeContext.ts';
import type { Stores } from './createStores.ts';
import { FirstFactsContext } from './FirstFactsContext.ts';
import { useStore } from './useStore.ts';

/**
 * A value derived from a store; the component re-renders only when it changes, e.g. one of hundreds of tiles. `fact` must return an
 * equal value for equal facts. A part that hydrates late first reads the state that the server rendered, and the current state right
 * after; otherwise React would discard the server's HTML (error 418). A prelude has no facts
 * of a player: reading them outside a PlayerHole throws there, unless
 * the server renders the same for every player: `rendered`.
 */
export function useFact<K extends keyof Stores, T>(name: K, fact: (state: Snapshot<Stores[K]>) => T, rendered?: T): T {
  const store = useStore(name);
  // Stores of which everything is the player's own.
  if (
    import.meta.env.SSR &&
    rendered === undefined &&
    (name === 'balances' || name === 'likes' || name === 'profile') &&
    use(PreludeContext)
  )
    throw new Error(`The player's ${name} are read outside a PlayerHole`);
  const first = use(FirstFactsContext)?.[name];
  const read = () => snapshot(store) as Snapshot<Stores[K]>;
  return useSyncExternalStore(
    useCallback((onChange) => subscribe(store, onChange), [store]),
    () => fact(read()),
    () => rendered ?? fact((first as Snapshot<Stores[K]> | undefined) ?? read()),
  );
}
