import type { AppContext } from './AppContext.ts';

/**
 * A page's loader answers two questions (file `x.loader.ts`):
 * `loadCritical(args)`: what must be here before the first byte; an AppError here becomes the page's error.
 * `loadDeferred(args)`: what may come later; starts first, holds promises made by `settle`, never throws.
 * With `isUncacheable: true` in its answer the page is nobody's usual one (a filter that the catalogue does not know) and is not cached.
 */
export interface LoaderArgs extends AppContext {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** Aborts when the player leaves first. */
  signal: AbortSignal;
}

export interface LoaderModule {
  loadCritical?: (args: LoaderArgs) => Promise<object>;
  loadDeferred?: (args: LoaderArgs) => object;
}

type CriticalOf<M> = M extends { loadCritical: (args: LoaderArgs) => Promise<infer T> } ? T : object;
type DeferredOf<M> = M extends { loadDeferred: (args: LoaderArgs) => infer T } ? T : object;

/** What a page gets: `usePageData<typeof import('./home.loader.ts')>()`. */
export type PageData<M> = CriticalOf<M> & DeferredOf<M>;
