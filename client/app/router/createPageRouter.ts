import type { Location } from 'react-router';
import { sensitiveArea } from '../../../shared/url/sensitiveArea.ts';
import { AT_REST, type Navigation } from '../../context/NavigationContext.ts';
import { Redirect } from '../../context/Redirect.ts';
import type { NavigateOptions, RouterActions } from '../../context/RouterContext.ts';
import { isFragmentStep, isSameAddress } from './isSameAddress.ts';
import { locationOf } from './locationOf.ts';
import type { PageHistory } from './PageHistory.ts';
import type { LoadedPage, PageState } from './PageState.ts';

const MAX_REDIRECTS = 8;

export interface PageRouterOptions {
  origin: string;
  initial: PageState;
  history: PageHistory;
  /**
   * Rejects only when `signal` is aborted. `kept`: what is shown, if data of its frame may be used again. `isStep`: a press asks for it;
   * what replaces an address must not be late, or it would undo a step back that has begun meanwhile.
   */
  load: (
    location: Location,
    signal: AbortSignal,
    kept: LoadedPage | undefined,
    isStep: boolean,
  ) => Promise<LoadedPage | Redirect>;
  prefetch: (location: Location) => void;
  /** Opens an address as a new document. */
  openDocument: (address: string) => void;
  /** Whether a page should come as a new document, for this one is of an older build. */
  isOutdated: (location: Location) => boolean;
  /** A guest is sent home from sensitive pages anyway. */
  isPlayer: () => boolean;
}

export interface RouterChange {
  navigation: Navigation;
  /** The new page, where it has come. */
  state?: PageState;
  viewTransition?: boolean;
}

export interface PageRouter extends RouterActions {
  state(): PageState;
  go(steps: number): void;
  subscribe(onChange: (change: RouterChange) => void): () => void;
}

interface Step {
  to: Location;
  /** Null: the same step again, with new data. */
  action: PageState['action'] | null;
  options: NavigateOptions;
  redirects: number;
}

/**
 * The page runner of the browser: one navigation at a time. A newer one takes the place of what is under way and aborts its
 * loaders. The address changes when the page is there; on Back and Forward the browser has changed it before.
 */
export function createPageRouter(options: PageRouterOptions): PageRouter {
  const { origin, history, load, prefetch, openDocument, isOutdated, isPlayer } = options;
  const listeners = new Set<(change: RouterChange) => void>();
  let state = options.initial;
  let underWay: { step: Step; abort: AbortController } | undefined;
  /** The frame's data must come anew; stays so when the reload that wanted it is cut short. */
  let isFrameStale = false;
  const keepers = new Set<object>();
  let prefetched: string | undefined;

  const tell = (change: RouterChange): void => listeners.forEach((listener) => listener(change));
  const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;
  /** What others have put into an open page, and its policy, must not come along to a closed one, nor the identity provider's script to any. */
  const changesPolicy = ({ pathname }: Location): boolean => {
    const to = sensitiveArea(pathname);
    const from = sensitiveArea(state.location.pathname);
    return isPlayer() && to !== from && (to !== undefined || from === 'verification');
  };
  const mustLeave = (to: Location): boolean => changesPolicy(to) || (keepers.size === 0 && isOutdated(to));
  /** Rules that only the server knows may lead on from there. It has answered for steps back, and for those within a page. */
  const isServersToDecide = ({ to, action }: Step, { failure }: LoadedPage): boolean =>
    failure?.status === 404 && action !== 'POP' && to.pathname !== state.location.pathname && keepers.size === 0;
  const here = (): URL => new URL(addressOf(state.location), origin);

  function leave(address: string): void {
    // The browser may keep this page for Back: it must not come back as one that is still on its way.
    tell({ navigation: AT_REST });
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
    tell({ navigation: { target: action ? to : null, isReloading: !action } });
    const kept = isFrameStale ? undefined : state;
    const loaded = await load(to, mine.abort.signal, kept, action === 'PUSH').catch((error: unknown) => {
      if (!mine.abort.signal.aborted) throw error;
    });
    if (underWay !== mine || !loaded) return;
    underWay = undefined;
    if (loaded instanceof Redirect) {
      mine.abort.abort();
      return follow(step, loaded);
    }
    // A chunk that is no longer there shows only here that this document is outdated.
    if ((loaded.failure && mustLeave(to)) || isServersToDecide(step, loaded)) return leave(addressOf(to));
    isFrameStale = false;
    show(step, loaded);
  }

  function follow({ action, options, redirects }: Step, { location }: Redirect): Promise<void> | void {
    const to = locationOf(location, here());
    if (!to || redirects === MAX_REDIRECTS) return leave(location);
    // A step that exists already, of Back or of a reload, becomes the one it leads to.
    return run({ to, action: action === 'PUSH' ? 'PUSH' : 'REPLACE', options, redirects: redirects + 1 });
  }

  function show({ to, action, options }: Step, loaded: LoadedPage): void {
    if (action === 'PUSH') history.push(to);
    if (action === 'REPLACE') history.replace(to);
    state = {
      ...loaded,
      location: to,
      action: action ?? state.action,
      keepsScroll: options.preventScrollReset ?? false,
    };
    tell({ navigation: AT_REST, state, viewTransition: options.viewTransition ?? false });
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
      // What is on its way comes with new data anyway; its frame must, too.
      const step = underWay?.step ?? { to: state.location, action: null, options: {}, redirects: 0 };
      isFrameStale = true;
      await run(step);
    },
    prefetch(address) {
      // A press enters a link and then gives it the focus.
      if (address === prefetched) return;
      prefetched = address;
      const to = locationOf(address, here());
      if (to) prefetch(to);
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
