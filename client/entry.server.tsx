import { StrictMode } from 'react';
import { type PipeableStream, type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { getInfo } from '../shared/api/account.contract.ts';
import { createCall, type Transport } from '../shared/api/call.ts';
import { getLikes } from '../shared/api/games.contract.ts';
import type { ContentSource } from '../shared/content/ContentSource.ts';
import { AppError } from '../shared/errors/AppError.ts';
import { fatalOf } from '../shared/errors/fatalOf.ts';
import type { Locale } from '../shared/locales.ts';
import { buildRoutes, sourceOf } from './app/buildRoutes.ts';
import type { ClientState } from './app/ClientState.ts';
import { type DocumentAssets, DocumentAssetsContext } from './app/DocumentAssets.ts';
import { ReadyContextsContext } from './app/useContextFor.ts';
import { routerContext } from './app/routerContext.ts';
import { routes } from './app/routes.ts';
import type { AppContext } from './context/AppContext.ts';
import type { PageErrorData } from './context/PageErrorData.ts';
import { createTexts, type Texts } from './i18n/createTexts.ts';
import { loadMessages, WORD_AREAS } from './i18n/loadMessages.ts';
import { createStores, type Stores } from './stores/createStores.ts';
import { StoresContext } from './stores/StoresContext.ts';
import { takeState } from './stores/takeState.ts';

const handler = createStaticHandler(buildRoutes(routes));
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
  /** A loader threw something that is no part of the contract. */
  onUnexpectedError: (error: unknown) => void;
}

export interface LoadedPage {
  kind: 'page';
  status: number;
  /** The pattern that matched, for logs and metrics. */
  route: string;
  /** Files of the matched routes, as the manifest names them. */
  sources: string[];
  state: Omit<ClientState, 'buildId'>;
  router: StaticHandlerContext;
  contexts: Record<Locale, AppContext>;
  stores: Stores;
}

export type Loaded = LoadedPage | { kind: 'redirect'; status: number; location: string };

/** Matches the URL and loads what the shell needs. Statuses are final here, before the first byte. */
export async function load({ url, isGuest, transport, content, onUnexpectedError }: LoadRequest): Promise<Loaded> {
  const stores = createStores();
  const contextOf = (locale: Locale): AppContext => ({
    call: createCall(transport, () => locale),
    content: content(locale),
    stores,
    intl: texts[locale],
    locale,
  });
  const contexts = { uz: contextOf('uz'), ru: contextOf('ru') };
  if (!isGuest) await loadPlayer(contexts.uz, stores);
  const requestContext = new RouterContextProvider();
  requestContext.set(routerContext, (locale) => contexts[locale]);
  // No signal in this Request: the static handler keeps it alive for seconds (STACK gotcha 1). Aborts reach the transport instead.
  const router = await handler.query(new Request(url), { requestContext });
  if (router instanceof Response) {
    return { kind: 'redirect', status: router.status, location: router.headers.get('Location') ?? '/' };
  }
  router.errors = plainErrors(router.errors, onUnexpectedError);
  const { fatal } = stores.session;
  return {
    kind: 'page',
    status: fatal?.status ?? router.statusCode,
    route: String((router.matches.at(-1)?.route.handle as { pattern?: string } | undefined)?.pattern ?? '*'),
    sources: [
      ...router.matches.map((match) => sourceOf(match.route.id)).filter((source) => source.startsWith('client/')),
      ...(router.errors ? ['client/app/PageError.tsx', 'client/app/RootError.tsx'] : []),
      ...(fatal ? ['client/app/FatalScreen.tsx'] : []),
    ],
    state: {
      router: { loaderData: router.loaderData, errors: router.errors, actionData: null },
      stores: takeState(stores),
    },
    router,
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

/** Errors travel as plain data; what a visitor must not read (a stack, a message of ours) stays here. */
function plainErrors(errors: StaticHandlerContext['errors'], onUnexpectedError: (error: unknown) => void) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([routeId, error]) => {
      if (isRouteErrorResponse(error)) {
        const { status, statusText, data } = error;
        return [
          routeId,
          { status, statusText, internal: false, data: isPageError(data) ? data : { kind: 'notFound' } },
        ];
      }
      onUnexpectedError(error);
      const body: PageErrorData = { kind: 'failed', type: 'UnknownErrorException' };
      return [routeId, { status: 500, statusText: '', internal: false, data: body }];
    }),
  );
}

function isPageError(value: unknown): value is PageErrorData {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** Waits for every deferred section. False: a part of the page failed and says so; such a page is shown but not kept. */
export async function whenSettled({ router }: LoadedPage): Promise<boolean> {
  const parts = Object.values(router.loaderData).flatMap((page) =>
    page && typeof page === 'object' ? Object.values(page) : [],
  );
  const settled = (await Promise.all(parts)).flat();
  return !settled.some((part) => typeof part === 'object' && part !== null && 'ok' in part && part.ok === false);
}

/** Starts React on a loaded page. */
export function render(
  page: LoadedPage,
  assets: DocumentAssets,
  options: RenderToPipeableStreamOptions,
): PipeableStream {
  const router = createStaticRouter(handler.dataRoutes, page.router);
  return renderToPipeableStream(
    <StrictMode>
      <DocumentAssetsContext value={assets}>
        <StoresContext value={page.stores}>
          <ReadyContextsContext value={{ ready: (locale) => page.contexts[locale] }}>
            <StaticRouterProvider router={router} context={page.router} hydrate={false} />
          </ReadyContextsContext>
        </StoresContext>
      </DocumentAssetsContext>
    </StrictMode>,
    options,
  );
}
