import type { AppContext } from './AppContext.ts';
import type { Settled } from './settle.ts';

/**
 * Arguments of a page's loader (file `x.loader.ts`), which has two functions:
 * `loadCritical(args)` resolves to the data needed before the first byte; its AppError becomes the page's error.
 * `loadDeferred(args)` returns data that may be streamed later; starts first, has promises made by `settle`, never throws.
 * A page that players share but for what is their own (PlayerHole) has two more, which the server runs for players only and which return
 * promises made by `settle`: `loadOwn(args)`, for which a page without a prelude waits, and `loadOwnDeferred(args)`. They run beside the
 * request for the session, so they must not read the stores. The other two then call no method whose answer is `personal`: a page that does
 * is rendered as a whole for each player. In the browser `loadCritical` returns what they return.
 * With `isUncacheable: true` in the data, the page is not cached (e.g. a filter that the catalogue does not know).
 */
export interface LoaderArgs extends AppContext {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** Aborts when the player leaves first. */
  signal: AbortSignal;
}

/** Data of one player, by name. */
export type OwnParts = Record<string, Promise<Settled<unknown>>>;

export interface LoaderModule {
  loadCritical?: (args: LoaderArgs) => Promise<object>;
  loadDeferred?: (args: LoaderArgs) => object;
  loadOwn?: (args: LoaderArgs) => OwnParts;
  loadOwnDeferred?: (args: LoaderArgs) => OwnParts;
}

type CriticalOf<M> = M extends { loadCritical: (args: LoaderArgs) => Promise<infer T> } ? T : object;
type DeferredOf<M> = M extends { loadDeferred: (args: LoaderArgs) => infer T } ? T : object;

type OwnOf<M> = M extends { loadOwn: (args: LoaderArgs) => infer T } ? T : object;
type OwnDeferredOf<M> = M extends { loadOwnDeferred: (args: LoaderArgs) => infer T } ? T : object;

/** The data of a page; that of `loadOwn` is absent for guests: `usePageData<typeof import('./home.loader.ts')>()`. */
export type PageData<M> = CriticalOf<M> & DeferredOf<M> & Partial<OwnOf<M> & OwnDeferredOf<M>>;
