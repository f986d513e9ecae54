import { type ReactElement, StrictMode } from 'react';
import { type PipeableStream, type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { createPath, type Navigator } from 'react-router';
import { getInfo } from '../shared/api/account.contract.ts';
import { createCall, type Transport } from '../shared/api/call.ts';
import { getLikes } from '../shared/api/games.contract.ts';
import type { ContentSource } from '../shared/content/ContentSource.ts';
import { AppError } from '../shared/errors/AppError.ts';
import { fatalOf } from '../shared/errors/fatalOf.ts';
import type { Locale } from '../shared/locales.ts';
import type { GameFinder } from '../shared/search/createGameFinder.ts';
import type { ClientState } from './app/ClientState.ts';
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
  state: Omit<ClientState, 'buildId'>;
  page: PageState;
  contexts: Record<Locale, AppContext>;
  stores: Stores;
}

export type Loaded = LoadedDocument | { kind: 'redirect'; status: number; location: string };

/** Matches the URL and loads what the shell needs. Statuses are final here, before the first byte. */
export async function load({
  url,
  isGuest,
  transport,
  content,
  gameFinder,
  onUnexpectedError,
}: LoadRequest): Promise<Loaded> {
  const stores = createStores();
  const contextOf = (locale: Locale): AppContext => ({
    call: createCall(transport, () => locale),
    content: content(locale),
    gameFinder: () => gameFinder(locale, url.origin),
    stores,
    intl: texts[locale],
    locale,
  });
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
  };
}

async function loadPlayer({ call }: AppContext, stores: Stores): Promise<void> {
  const [info, likes] = await Promise.allSettled([call(getInfo, {}), call(getLikes, {})]);
  if (info.status === 'rejected') {
    const fatal = info.reason instanceof AppError ? fatalOf(info.reason) : null;
    if (fatal) stores.session.fell(fatal);
    return;
  }
  stores.session.signedIn(info.value);
  if (info.value.uid > 0) stores.balances.set(info.value);
  if (likes.status === 'fulfilled') stores.likes.set(likes.value);
}

/** What the head of an address's page will name, known before anything is loaded. */
export function hintsOf(pathname: string): { sources: string[]; fonts: readonly string[] } {
  const { line, locale } = matchPage(pathname);
  return { sources: line ? [sourceOf(line)] : [], fonts: fontsOf(locale) };
}

/** Waits for every deferred section. False: a part of the page failed and says so; such a page is shown but not kept. */
export async function whenSettled({ page }: LoadedDocument): Promise<boolean> {
  const parts = [page.root ?? {}, page.page].flatMap((data) => Object.values(data) as unknown[]);
  const settled = (await Promise.all(parts)).flat();
  return !settled.some((part) => typeof part === 'object' && part !== null && 'ok' in part && part.ok === false);
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
