import { snapshot } from 'valtio';
import type { Stores } from './createStores.ts';
import type { FirstFacts } from './FirstFactsContext.ts';

/** What new stores say, for the parts of the document that hydrate after that has changed. */
export function takeFirstFacts({ tracker: _tracker, ...stores }: Stores): FirstFacts {
  return Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, snapshot(store)]));
}
