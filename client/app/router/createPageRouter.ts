import { AT_REST, type Navigation } from '#client/context/NavigationContext.ts';
import type { PageAddress, PageLocation } from '#client/context/PageLocation.ts';
import { Redirect } from '#client/context/Redirect.ts';
import type { NavigateOptions, RouterActions } from '#client/context/RouterContext.ts';
import { sensitiveArea } from '#shared/url/sensitiveArea.ts';
import { addressOf } from './addressOf.ts';
import { locationOf } from './locationOf.ts';
import type { PageHistory } from './PageHistory.ts';
import type { LoadedPage, PageState } from './PageState.ts';

const MAX_REDIRECTS = 8;

export interface PageRouterOptions {
  origin: string;
  initial: PageState;
  history: PageHistory;
  /**
   * Rejects when `signal` is aborted, or when not even a failed page can be shown. `current`: the shown page, if its frame's data may be reused. `isStep`: a new history entry
   * is asked for; a replacement must not be delayed, or it would undo a step back that has begun meanwhile.
   */
  load: (
    location: PageLocation,
    signal: AbortSignal,
    current: LoadedPage | undefined,
    isStep: boolean,
  ) => Promise<LoadedPage | Redirect>;
  prefetch: (location: PageLocation) => void;
  /** Opens an address as a new document. */
  openDocument: (address: string) => void;
  /** Whether a page should be loaded as a new document, because this one is of an older build. */
  isOutdated: (location: PageLocation) => boolean;
  /** Guests are redirected from sensitive pages, so only players need new documents for them. */
  isPlayer: () => boolean;
}

export interface RouterChange {
  navigation: Navigation;
  /** The new page, once loaded. */
  state?: PageState;
  viewTransition?: boolean;
}

export interface PageRouter extends RouterActions {
  state(): PageState;
  go(steps: number): void;
  subscribe(onChange: (change: RouterChange) => void): () => void;
}

interface Step {
  to: PageLocation;
  /** Null for a reload of the same entry. */
  action: PageState['action'] | null;
  options: NavigateOptions;
  redirects: number;
}

/**
 * The browser's router: one navigation at a time. A newer navigation aborts the current one and its loaders. The address changes
 * once the page has loaded; on Back and Forward the browser has changed it before.
 */
export function createPageRouter(options: PageRouterOptions): PageRouter {
  const { origin, history, load, prefetch, openDocument, isOutdated, isPlayer } = options;
  const listeners = new Set<(change: RouterChange) => void>();
  let state = options.initial;
  let underWay: { step: Step; abort: AbortController } | undefined;
  /** The frame's data must be reloaded; stays true when the reload that needs it is aborted. */
  let isFrameStale = false;
  const keepers = new Set<object>();
  let prefetched: string | undefined;

  const notify = (change: RouterChange): void => listeners.forEach((listener) => listener(change));
  /** Third-party code and the policy of a page must not remain in a sensitive one, nor the identity provider's script in any other. */
  const changesPolicy = ({ pathname }: PageLocation): boolean => {
    const to = sensitiveArea(pathname);
    const from = sensitiveArea(state.location.pathname);
    return isPlayer() && to !== from && (to !== undefined || from === 'verification');
  };
  const mustLeave = (to: PageLocation): boolean => changesPolicy(to) || (keepers.size === 0 && isOutdated(to));
  /** A 404 may have a redirect rule that only the server knows. It has decided already for Back, and for steps within a page. */
  const mustAskServer = ({ to, action }: Step, { failure }: LoadedPage): boolean =>
    failure?.status === 404 && action !== 'POP' && to.pathname !== state.location.pathname && keepers.size === 0;
  const here = (): URL => new URL(addressOf(state.location), origin);

  function leave(address: string): void {
    // The back/forward cache may restore this page, which must then not show a navigation in progress.
    notify({ navigation: AT_REST });
    openDocument(address);
  }

  async function run(step: Step): Promise<void> {
    const { to, action } = step;
    underWay?.abort.abort();
    underWay = undefined;
    if (isFragmentStep(state.location, to, action === 'POP')) return show(step, state);
    if (action && mustLeave(to)) return leave(addressOf(to));
    if (isSameAddress(state.location, to)) isFrameStale = true;

    const mine = { step, abort: new AbortController() };
    underWay = mine;
    notify({ navigation: { target: action ? to : null, isReloading: !action } });
    const current = isFrameStale ? undefined : state;
    const loaded = await load(to, mine.abort.signal, current, action === 'PUSH').catch((error: unknown) => {
      if (mine.abort.signal.aborted) return;
      // The messages of another language are missing, so that the failed page cannot be shown either.
      underWay = undefined;
      if (keepers.size === 0) leave(addressOf(to));
      else notify({ navigation: AT_REST });
      throw error;
    });
    if (underWay !== mine || !loaded) return;
    underWay = undefined;
    if (loaded instanceof Redirect) {
      mine.abort.abort();
      return follow(step, loaded);
    }
    // Only a missing chunk reveals here that this document is outdated.
    if ((loaded.failure && mustLeave(to)) || mustAskServer(step, loaded)) return leave(addressOf(to));
    isFrameStale = false;
    show(step, loaded);
  }

  function follow({ action, options, redirects }: Step, { location }: Redirect): Promise<void> | void {
    const to = locationOf(location, here());
    if (!to || redirects === MAX_REDIRECTS) return leave(location);
    // On Back or a reload, the redirect replaces the existing entry.
    return run({ to, action: action === 'PUSH' ? 'PUSH' : 'REPLACE', options, redirects: redirects + 1 });
  }

  function show({ to, action, options }: Step, loaded: LoadedPage): void {
    try {
      if (action === 'PUSH') history.push(to);
      if (action === 'REPLACE') history.replace(to);
    } catch (error) {
      // Safari limits how many entries a page may add in some seconds. A document cannot take a state that cannot be cloned.
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      return leave(addressOf(to));
    }
    state = {
      ...loaded,
      location: to,
      action: action ?? state.action,
      keepsScroll: options.preventScrollReset ?? false,
    };
    notify({ navigation: AT_REST, state, viewTransition: options.viewTransition ?? false });
  }

  history.listen((to, isFragment) => {
    if (isFragment) show({ to, action: null, options: { preventScrollReset: true }, redirects: 0 }, state);
    else void run({ to, action: 'POP', options: {}, redirects: 0 });
  });

  return {
    state: () => state,
    go: (steps) => history.go(steps),
    async navigate(address, navigateOptions = {}) {
      const to = locationOf(address, here(), navigateOptions.state);
      if (!to) return openDocument(address);
      const replaces = navigateOptions.replace || isSameAddress(to, state.location);
      await run({ to, action: replaces ? 'REPLACE' : 'PUSH', options: navigateOptions, redirects: 0 });
    },
    async reload() {
      // A navigation in progress loads its page anyway; its frame must be reloaded too.
      const step = underWay?.step ?? { to: state.location, action: null, options: {}, redirects: 0 };
      isFrameStale = true;
      await run(step);
    },
    setAddress(address) {
      const to = locationOf(address, here());
      if (!to) return;
      const { key, state: kept } = state.location;
      const location = { ...to, key, state: kept as unknown };
      try {
        history.replace(location);
      } catch {
        // Safari refuses many changes in a row; the page must go on.
      }
      // Without a change for the page: its components read the address that it was loaded with.
      state = { ...state, location };
    },
    prefetch(address) {
      // A press fires pointerenter and then focus on the same link.
      if (address === prefetched) return;
      prefetched = address;
      const to = locationOf(address, here());
      // A link to a part of this page, or to the search over it.
      if (to && !isSamePage(to, state.location)) prefetch(to);
    },
    keepDocument() {
      const keeper = {};
      keepers.add(keeper);
      return () => keepers.delete(keeper);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const isSamePage = (a: PageAddress, b: PageAddress): boolean => a.pathname === b.pathname && a.search === b.search;

function isSameAddress(a: PageAddress, b: PageAddress): boolean {
  return isSamePage(a, b) && a.hash === b.hash;
}

/** Whether going from `a` to `b` stays in the page: nothing needs to be loaded. */
function isFragmentStep(a: PageAddress, b: PageAddress, isPop: boolean): boolean {
  return isSamePage(a, b) && a.hash !== b.hash && (isPop || b.hash !== '');
}
