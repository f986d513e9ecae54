import '@vitejs/plugin-react/preamble';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createCall } from '../shared/api/call.ts';
import { type Locale, localeOf } from '../shared/locales.ts';
import { guardSession } from './app/effects/guardSession.ts';
import { buildRoutes, type PageHandle } from './app/buildRoutes.ts';
import { ReadyContextsContext } from './app/useContextFor.ts';
import { routerContext } from './app/routerContext.ts';
import { routes } from './app/routes.ts';
import type { AppContext } from './context/AppContext.ts';
import { createTexts, type Texts } from './i18n/createTexts.ts';
import { loadMessages, WORD_AREAS, type WordArea } from './i18n/loadMessages.ts';
import { createBrowserContent } from './lib/createBrowserContent.ts';
import { createBrowserTransport } from './lib/createBrowserTransport.ts';
import { createStores } from './stores/createStores.ts';
import { StoresContext } from './stores/StoresContext.ts';

/** A lazy route that the server already rendered must be here before React looks for it, or hydration would suspend. */
async function resolveLazy(matched: RouteObject[]): Promise<void> {
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'object') return;
      const loaded = await Promise.all(
        Object.entries(route.lazy).map(async ([key, load]) => [key, await load()] as const),
      );
      Object.assign(route, Object.fromEntries(loaded));
      delete route.lazy;
    }),
  );
}

/** zod would otherwise try `new Function`, which our policy forbids and reports; set before zod is here, for it comes later. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Words that the first page says beyond those of every page. */
function wordsOf(matched: RouteObject[]): WordArea[] {
  return matched.flatMap((route) => (route.handle as Partial<PageHandle> | undefined)?.words ?? []);
}

async function loadTexts(locale: Locale, areas: readonly WordArea[]): Promise<Texts> {
  const [everywhere] = await Promise.all([loadMessages(locale), ...areas.map((area) => loadMessages(locale, area))]);
  const texts = createTexts(locale, everywhere);
  await texts.load(areas);
  return texts;
}

async function start(): Promise<void> {
  const state = window.__croupier;
  if (!state) throw new Error('The page came without its data');
  const tree = buildRoutes(routes);
  const first = localeOf(location.pathname);
  const matched = (matchRoutes(tree, location) ?? []).map((match) => match.route);
  const [texts] = await Promise.all([loadTexts(first, wordsOf(matched)), resolveLazy(matched)]);

  const stores = createStores(state.stores);
  const transport = createBrowserTransport({ fetch: window.fetch.bind(window) });
  const ready = new Map<Locale, AppContext>();
  const contextOf = (locale: Locale, texts: AppContext['intl']): AppContext => ({
    call: guardSession(
      createCall(transport, () => locale),
      stores,
    ),
    content: createBrowserContent(window.fetch.bind(window), locale),
    stores,
    intl: texts,
    locale,
  });
  const contextFor = async (locale: Locale): Promise<AppContext> => {
    const known = ready.get(locale);
    if (known) return known;
    const context = contextOf(locale, await loadTexts(locale, WORD_AREAS));
    ready.set(locale, context);
    return context;
  };
  ready.set(first, contextOf(first, texts));

  const router = createBrowserRouter(tree, {
    hydrationData: state.router,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(routerContext, contextFor);
      return context;
    },
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StoresContext value={stores}>
          <ReadyContextsContext value={{ ready: (locale) => ready.get(locale) as AppContext }}>
            <RouterProvider router={router} />
          </ReadyContextsContext>
        </StoresContext>
      </StrictMode>,
    );
  });
}

void start();
