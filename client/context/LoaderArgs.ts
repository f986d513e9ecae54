import type { AppContext } from './AppContext.ts';

/**
 * Arguments of a page's loader (file `x.loader.ts`), which has two functions:
 * `loadCritical(args)` resolves to the data needed before the first byte; its AppError becomes the page's error.
 * `loadDeferred(args)` returns data that may be streamed later; starts first, has promises made by `settle`, never throws.
 * With `isUncacheable: true` in the data, the page is not cached (e.g. a filter that the catalogue does not know).
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

/** The data of a page: `usePageData<typeof import('./home.loader.ts')>()`. */
export type PageData<M> = CriticalOf<M> & DeferredOf<M>;
