import type { Snapshot } from 'valtio';
import type { Stores } from './createStores.ts';
import { useFact } from './useFact.ts';

const whole = <T>(state: T): T => state;

/** The whole state of a store (useFact); the component re-renders on any change of it. */
export function useFacts<K extends keyof Stores>(name: K): Snapshot<Stores[K]> {
  return useFact<K, Snapshot<Stores[K]>>(name, whole);
}
