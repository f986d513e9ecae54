import '@vitejs/plugin-react/preamble';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createCall } from '../shared/api/call.ts';
import { type Locale, localeOf } from '../shared/locales.ts';
import { guardSession } from './app/effects/guardSession.ts';
import { buildRoutes } from './app/buildRoutes.ts';
import { ReadyContextsContext } from './app/useContextFor.ts';
import { routerContext } from './app/routerContext.ts';
import { routes } from './app/routes.ts';
import type { AppContext } from './context/AppContext.ts';
import { createTexts } from './i18n/createTexts.ts';
import { loadMessages } from './i18n/loadMessages.ts';
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

async function start(): Promise<void> {
  const state = window.__croupier;
  if (!state) throw new Error('The page came without its data');
  const tree = buildRoutes(routes);
  const [messages] = await Promise.all([
    loadMessages(localeOf(location.pathname)),
    resolveLazy((matchRoutes(tree, location) ?? []).map((match) => match.route)),
  ]);

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
    const context = contextOf(locale, createTexts(locale, await loadMessages(locale)));
    ready.set(locale, context);
    return context;
  };
  const first = localeOf(location.pathname);
  ready.set(first, contextOf(first, createTexts(first, messages)));

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
