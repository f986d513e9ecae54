import { snapshot } from 'valtio';
import type { Stores } from './createStores.ts';
import type { FirstFacts } from './FirstFactsContext.ts';

/** Snapshots of new stores, for parts of the document that hydrate after the stores have changed. */
export function takeFirstFacts({ tracker: _tracker, care: _care, ...stores }: Stores): FirstFacts {
  return Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, snapshot(store)]));
}
