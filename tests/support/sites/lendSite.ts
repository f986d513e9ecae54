import { type Lent, lend } from './lend.ts';
import { type Site, startSite } from './startSite.ts';

/** Lends a site with these variables: one that another file has given back, or a new one (`lend`). Rejects when it does not start. */
export function lendSite(env: Record<string, string> = {}, options?: { isFresh?: boolean }): Promise<Lent<Site>> {
  return lend(JSON.stringify(Object.entries(env).toSorted()), () => startSite(env), options);
}
