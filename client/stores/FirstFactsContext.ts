import { createContext } from 'react';
import type { Snapshot } from 'valtio';
import type { Stores } from './createStores.ts';

export type FirstFacts = { readonly [K in keyof Stores]?: Snapshot<Stores[K]> };

/** What the stores said when the server wrote the document; null outside of a browser. */
export const FirstFactsContext = createContext<FirstFacts | null>(null);
