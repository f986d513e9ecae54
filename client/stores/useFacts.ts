import type { Snapshot } from 'valtio';
import type { Stores } from './createStores.ts';
import { useFact } from './useFact.ts';

const whole = <T>(facts: T): T => facts;

/** All that a store says now (useFact); the component renders again when any of it changes. */
export function useFacts<K extends keyof Stores>(name: K): Snapshot<Stores[K]> {
  return useFact<K, Snapshot<Stores[K]>>(name, whole);
}
