import { use } from 'react';
import { type RouterActions, RouterContext } from './RouterContext.ts';

const nothing: RouterActions['prefetch'] = () => undefined;

/** Prefetches the code of a page that the player is about to open. */
export function usePrefetch(): RouterActions['prefetch'] {
  return use(RouterContext)?.prefetch ?? nothing;
}
