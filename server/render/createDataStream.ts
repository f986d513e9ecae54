import { DEFERRED_PART } from './deferredPart.ts';
import { escapeJson } from './escapeJson.ts';

/** Runs in the browser: puts a promise in place of each deferred section and defines a function that settles it. */
const RECEIVER =
  `(function(s,n){var r=n.map(function(p){return ${DEFERRED_PART}(s.router.loaderData[p[0]],p[1])});` +
  'window.__croupier=s;window.__settle=function(i,v){r[i](v)}})';

interface PageState {
  [fact: string]: unknown;
  router: { loaderData?: Record<string, unknown> | null };
}

/** The page's data as scripts. */
export interface DataStream {
  /** A script that defines the page's data; deferred sections are pending promises in it. */
  initial: string;
  /** Whether nothing is deferred, so that `initial` has all data. */
  isWhole: boolean;
  /** Reports one script per deferred section as it settles, then calls `onDone`. A rejected section arrives as `{ok: false}`. */
  listen(onScript: (js: string) => void, onDone: () => void): void;
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/**
 * Serializes the page's data for the browser: JSON for known values, one more script for each deferred section of a loader. Only the top
 * level of a loader's data may be deferred (`settle` in client/context), so deeper levels are not searched.
 */
export function createDataStream(state: PageState): DataStream {
  const deferred: { place: [routeId: string, key: string]; promise: Promise<unknown> }[] = [];
  const loaderData = Object.fromEntries(
    Object.entries(state.router.loaderData ?? {}).map(([routeId, data]) => {
      if (typeof data !== 'object' || data === null) return [routeId, data];
      const settledParts = Object.entries(data).filter(([key, value]) => {
        if (isPromise(value)) deferred.push({ place: [routeId, key], promise: value });
        return !isPromise(value);
      });
      return [routeId, Object.fromEntries(settledParts)];
    }),
  );
  const settledState = { ...state, router: { ...state.router, loaderData } };
  const places = deferred.map(({ place }) => place);
  return {
    initial: `${RECEIVER}(${escapeJson(settledState)},${escapeJson(places)})`,
    isWhole: deferred.length === 0,
    listen(onScript, onDone) {
      const sections = deferred.map(async ({ promise }, index) => {
        const value = await promise.catch(() => ({ ok: false, error: 'UnknownErrorException' }));
        onScript(`__settle(${index},${escapeJson(value)})`);
      });
      void Promise.all(sections).then(onDone);
    },
  };
}
