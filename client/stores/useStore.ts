import { use } from 'react';
import type { Stores } from './createStores.ts';
import { StoresContext } from './StoresContext.ts';

/** A store, to call its methods: `useStore('toasts').show(...)`. To read state in a render, use useFacts. */
export function useStore<K extends keyof Stores>(name: K): Stores[K] {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStore needs StoresContext');
  return stores[name];
}
