import { createLru } from '#server/cache/tiers/createLru.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import type { CollectionName } from '#shared/content/collections.ts';
import { CONTENT_TRACE } from './contentSource.ts';

/** Which cached pages use which collections. */
export interface PageUses {
  /** Records the collections in the trace of a rendered page; `url` is its `cacheableUrl`. */
  note(url: string, trace: RequestContext['cache']): void;
  /** Whether a cached page may show the collection; true for a page that was not recorded. */
  mayUse(url: string, collection: CollectionName): boolean;
}

const MAX_PAGES = 50_000;

/** Remembers which page reads which collections, so that saving the game settings does not purge all pages. Up to 50,000 pages. */
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
