import { type ReactElement, StrictMode } from 'react';
import { type PipeableStream, type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { createPath, type Navigator } from 'react-router';
import { getInfo } from '../shared/api/account.contract.ts';
import { createCall, type Transport } from '../shared/api/call.ts';
import { getLikes } from '../shared/api/games.contract.ts';
import type { GeneralInfo } from '../shared/api/metadata.contract.ts';
import type { ContentSource } from '../shared/content/ContentSource.ts';
import { AppError } from '../shared/errors/AppError.ts';
import { errorCatalogue } from '../shared/errors/catalogue.ts';
import { fatalOf } from '../shared/errors/fatalOf.ts';
import type { Locale } from '../shared/locales.ts';
import type { GameFinder } from '../shared/search/createGameFinder.ts';
import type { ClientState } from './app/ClientState.ts';
import { type CallWatch, createCallWatch } from './app/createCallWatch.ts';
import { type DocumentAssets, DocumentAssetsContext } from './app/DocumentAssets.ts';
import { createMatchPage } from './app/router/createMatchPage.ts';
import { loadPage } from './app/router/loadPage.ts';
import { sourceOf } from './app/router/pageFiles.ts';
import type { PageState } from './app/router/PageState.ts';
import { PageTree } from './app/router/PageTree.tsx';
import { routes } from './app/routes.ts';
import { ReadyContextsContext } from './app/useContextFor.ts';
import type { AppContext } from './context/AppContext.ts';
import { Redirect } from './context/Redirect.ts';
import { withPatience } from './lib/withPatience.ts';
import { createTexts, type Texts } from './i18n/createTexts.ts';
import { loadMessages, WORD_AREAS } from './i18n/loadMessages.ts';
import { createStores, type Stores } from './stores/createStores.ts';
import { StoresContext } from './stores/StoresContext.ts';
import { fontsOf } from './ui/fontsOf.ts';
import { takeState } from './stores/takeState.ts';

const matchPage = createMatchPage(routes);

/** What pages call themselves in logs, metrics and beacons. */
export const patterns: ReadonlySet<string> = new Set(routes.map(({ pattern }) => pattern));

async function loadTexts(locale: Locale): Promise<Texts> {
  const texts = createTexts(locale, await loadMessages(locale));
  await texts.load(WORD_AREAS);
  return texts;
}

const texts = {
  uz: await loadTexts('uz'),
  ru: await loadTexts('ru'),
};

export interface LoadRequest {
  /** Absolute; the render sees nothing of the visitor but this and what the transport answers. */
  url: URL;
  isGuest: boolean;
  transport: Transport;
  content: (locale: Locale) => ContentSource;
  gameFinder: (locale: Locale, origin: string) => Promise<GameFinder>;
  /** Of a visitor who waits for the first byte (AppContext). */
  patience?: number | undefined;
  /** A loader threw something that is no part of the contract. */
  onUnexpectedError: (error: unknown) => void;
}

export interface LoadedDocument {
  kind: 'page';
  status: number;
  /** The pattern that matched, for logs and metrics. */
  route: string;
  /** Files of the matched page, as the manifest names them. */
  sources: string[];
  state: Omit<ClientState, 'buildId' | 'localeCookie'>;
  page: PageState;
  contexts: Record<Locale, AppContext>;
  stores: Stores;
  /** The platform says that the site is closed for now: no page of before stands in for this one. */
  isClosed: boolean;
  calls: CallWatch;
}

export type Loaded = LoadedDocument | { kind: 'redirect'; status: number; location: string };

/** Milliseconds until a page is there without what the platform still owes it; with the render less than the 5 s of RELIABILITY D1. */
const LOAD_LIMIT = 4_000;

/** Matches the URL and loads what the shell needs. Statuses are final here, before the first byte. */
export async function load(request: LoadRequest): Promise<Loaded> {
  const calls = createCallWatch(LOAD_LIMIT);
  try {
    return await loadWatched(request, calls);
  } finally {
    calls.loaded();
  }
}

async function loadWatched(
  { url, isGuest, transport, content, gameFinder, patience, onUnexpectedError }: LoadRequest,
  calls: CallWatch,
): Promise<Loaded> {
  const stores = createStores();
  const contextOf = (locale: Locale): AppContext => {
    const call = createCall(transport, () => locale);
    return {
      call: (method, input, options) => calls.watch(call(method, input, options)),
      content: content(locale),
      gameFinder: () => calls.watch(gameFinder(locale, url.origin)),
      stores,
      intl: texts[locale],
      patience,
      locale,
    };
  };
  const contexts = { uz: contextOf('uz'), ru: contextOf('ru') };
  if (!isGuest) await loadPlayer(contexts.uz, stores);
  const match = matchPage(url.pathname);
  // The visitor's own signal is in his transport: one that many calls listen to would hold them all until he leaves.
  const { signal } = new AbortController();
  const loaded = await loadPage({ match, url, app: contexts[match.locale], signal, onUnexpectedError });
  if (loaded instanceof Redirect) return { kind: 'redirect', status: loaded.status, location: loaded.location };

  const { failure, root, page } = loaded;
  const { fatal } = stores.session;
  const { pathname, search } = url;
  return {
    kind: 'page',
    status: fatal?.status ?? failure?.status ?? 200,
    route: match.line?.pattern ?? '*',
    sources: [
      ...(match.line ? [sourceOf(match.line)] : []),
      ...(failure ? ['client/app/PageError.tsx', 'client/app/RootError.tsx'] : []),
      ...(fatal ? ['client/app/FatalScreen.tsx'] : []),
    ],
    state: { router: { loaderData: { ...(root ? { root } : {}), page }, failure }, stores: takeState(stores) },
    page: {
      ...loaded,
      location: { pathname, search, hash: '', state: null, key: '' },
      action: 'POP',
      keepsScroll: true,
    },
    contexts,
    stores,
    isClosed: fatal?.kind === 'maintenance' && (calls.isSwitchedOff() || isOff(stores.general.info)),
    calls,
  };
}

/**
 * Who the player is has no fallback: drawn as a guest he would be asked to sign in, and his money would be gone. Without an
 * answer the site is not to be had for him, which says so and tries again by itself.
 */
async function loadPlayer({ call, patience }: AppContext, stores: Stores): Promise<void> {
  const [info, likes] = await Promise.allSettled([call(getInfo, {}), withPatience(call(getLikes, {}), patience)]);
  if (info.status === 'rejected') {
    const refusal = info.reason instanceof AppError ? info.reason : null;
    const fatal = refusal && fatalOf(refusal);
    const isUnknown = !refusal || errorCatalogue[refusal.type].retryable;
    if (fatal ?? isUnknown) stores.session.fell(fatal ?? { kind: 'maintenance', status: 503 });
    return;
  }
  stores.session.signedIn(info.value);
  if (info.value.uid > 0) stores.balances.set(info.value);
  if (likes.status === 'fulfilled') stores.likes.set(likes.value);
}

function isOff(info: GeneralInfo | null): boolean {
  return info !== null && info.domain_state !== 'active';
}

/** What the head of an address's page will name, known before anything is loaded. */
export function hintsOf(pathname: string): { sources: string[]; fonts: readonly string[] } {
  const { line, locale } = matchPage(pathname);
  return { sources: line ? [sourceOf(line)] : [], fonts: fontsOf(locale) };
}

/**
 * Waits for every deferred section. False: such a page is shown but not kept. A part of it failed, or stands on a fallback, or
 * its address is one of the many that anybody can invent (`isInvented`).
 */
export async function whenSettled({ page, calls }: LoadedDocument): Promise<boolean> {
  const parts = [page.root ?? {}, page.page].flatMap((data) => Object.values(data) as unknown[]);
  const settled = (await Promise.all(parts)).flat();
  const hasFailed = settled.some(
    (part) => typeof part === 'object' && part !== null && 'ok' in part && part.ok === false,
  );
  return !hasFailed && calls.isWhole() && !('isInvented' in page.page && page.page.isInvented);
}

/** Nobody presses anything on the server. */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** The whole document of a loaded page, as an element. */
export function documentOf({ page, stores, contexts }: LoadedDocument, assets: DocumentAssets): ReactElement {
  return (
    <StrictMode>
      <DocumentAssetsContext value={assets}>
        <StoresContext value={stores}>
          <ReadyContextsContext value={{ ready: (locale) => contexts[locale] }}>
            <PageTree state={page} navigator={navigator} isStatic />
          </ReadyContextsContext>
        </StoresContext>
      </DocumentAssetsContext>
    </StrictMode>
  );
}

/** Starts React on a loaded page. */
export function render(
  document: LoadedDocument,
  assets: DocumentAssets,
  options: RenderToPipeableStreamOptions,
): PipeableStream {
  return renderToPipeableStream(documentOf(document, assets), options);
}
