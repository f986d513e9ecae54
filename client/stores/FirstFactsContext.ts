import { createContext } from 'react';
import type { Snapshot } from 'valtio';
import type { Stores } from './createStores.ts';

export type FirstFacts = { readonly [K in keyof Stores]?: Snapshot<Stores[K]> };

/** Snapshots of the stores as the server rendered them; null on the server. */
export const FirstFactsContext = createContext<FirstFacts | null>(null);
