import { escapeJson } from './escapeJson.ts';

/** Puts a promise where each deferred section belongs and leaves a function that settles it. Runs in the browser. */
const RECEIVER =
  '(function(s,n){var r=n.map(function(p){var f,o=s.router.loaderData[p[0]];o[p[1]]=new Promise(function(g){f=g});return f});window.__croupier=s;window.__settle=function(i,v){r[i](v)}})';

interface PageState {
  [fact: string]: unknown;
  router: { loaderData?: Record<string, unknown> | null };
}

export interface DataStream {
  /** A script that defines the page's data; what is deferred is a pending promise in it. */
  initial: string;
  /** Nothing is deferred: `initial` is all of it. */
  isWhole: boolean;
  /** One script a deferred section, as each settles; `onDone` after the last. */
  listen(onScript: (js: string) => void, onDone: () => void): void;
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/**
 * The page's data for the browser: JSON for what is known, one more script for each deferred section of a loader. Only the
 * top level of a page's data may be deferred (`settle` in client/context), so there is nothing to search for deeper.
 */
export function createDataStream(state: PageState): DataStream {
  const deferred: { place: [routeId: string, key: string]; promise: Promise<unknown> }[] = [];
  const loaderData = Object.fromEntries(
    Object.entries(state.router.loaderData ?? {}).map(([routeId, data]) => {
      if (typeof data !== 'object' || data === null) return [routeId, data];
      const known = Object.entries(data).filter(([key, value]) => {
        if (isPromise(value)) deferred.push({ place: [routeId, key], promise: value });
        return !isPromise(value);
      });
      return [routeId, Object.fromEntries(known)];
    }),
  );
  const known = { ...state, router: { ...state.router, loaderData } };
  const places = deferred.map(({ place }) => place);
  return {
    initial: `${RECEIVER}(${escapeJson(known)},${escapeJson(places)})`,
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
