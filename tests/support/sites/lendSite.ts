import { type Lent, lend } from './lend.ts';
import { type Site, startSite } from './startSite.ts';

/** A site with these variables: one that another file of the worker has given back, or a new one (`lend`). */
export function lendSite(env: Record<string, string> = {}, options?: { isFresh?: boolean }): Promise<Lent<Site>> {
  return lend(JSON.stringify(Object.entries(env).toSorted()), () => startSite(env), options);
}
