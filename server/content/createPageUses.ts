import { createLru } from '../cache/tiers/createLru.ts';
import type { CollectionName } from '../../shared/content/collections.ts';
import type { RequestContext } from '../http/requestContext.ts';
import { CONTENT_TRACE } from './contentSource.ts';

export interface PageUses {
  /** A page was rendered; `trace` holds what it read. `url` is its cacheable address. */
  note(url: string, trace: RequestContext['cache']): void;
  /** May a cached page show something of the collection? True for a page nobody noted. */
  mayUse(url: string, collection: CollectionName): boolean;
}

const MAX_PAGES = 50_000;

/** Which page reads which collections, so that an editor who saves the game settings does not cost the site all its pages. */
export function createPageUses(): PageUses {
  const uses = createLru<ReadonlySet<string>>({ max: MAX_PAGES });
  return {
    note(url, trace) {
      const read = trace.flatMap(({ name }) =>
        name.startsWith(CONTENT_TRACE) ? [name.slice(CONTENT_TRACE.length)] : [],
      );
      uses.set(url, new Set(read));
    },
    mayUse: (url, collection) => uses.peek(url)?.has(collection) ?? true,
  };
}
