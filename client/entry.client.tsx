import '@vitejs/plugin-react/preamble';
import { StrictMode, startTransition } from 'react';
import { whenQuiet } from '#client/lib/late/whenQuiet.ts';
import { createUpdateState } from './app/background/createUpdateState.ts';
import { reviveStyles } from './app/background/reviveStyles.ts';
import { createBrowserContexts } from './app/createBrowserContexts.ts';
import { hydrate } from './app/hydrate.ts';
import { createInstallOffer } from './app/install/createInstallOffer.ts';
import { InstallOfferContext } from './app/install/InstallOffer.ts';
import { BrowserPages } from './app/router/BrowserPages.tsx';
import { createBrowserHistory } from './app/router/createBrowserHistory.ts';
import { createLateAddressLoader } from './app/router/createLateAddressLoader.ts';
import { createMatchPage } from './app/router/createMatchPage.ts';
import { createPageRouter } from './app/router/createPageRouter.ts';
import { createScrollMemory } from './app/router/createScrollMemory.ts';
import { areasOf, loadComponent } from './app/router/pageFiles.ts';
import { routes } from './app/routes.ts';
import { ReadyContextsContext } from './app/useContextFor.ts';
import type { RootData } from './app/useRootData.ts';
import { nextTask } from './lib/late/nextTask.ts';
import { painted } from './lib/late/painted.ts';
import { untilLoaded } from './lib/late/untilLoaded.ts';
import { backUrl } from './lib/visitor/backUrl.ts';
import { savesData } from './lib/visitor/savesData.ts';
import { createStores } from './stores/createStores.ts';
import { FirstFactsContext } from './stores/FirstFactsContext.ts';
import { StoresContext } from './stores/StoresContext.ts';
import { takeFirstFacts } from './stores/takeFirstFacts.ts';

/** Without it zod tries `new Function`, which the content policy forbids and reports. Set before zod is loaded. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** In several tasks: on a cheap phone all of it takes longer than a press may wait. */
async function start(): Promise<void> {
  const state = window.__croupier;
  if (!state) throw new Error('The page came without its data');
  const { search } = window.location;
  backUrl.note(search);
  // From the element outwards: read later, when the element may be gone from the document.
  let focusPath: EventTarget[] = [];
  addEventListener('focusin', (event) => {
    focusPath = event.composedPath();
  });
  await nextTask();
  const { loaderData, failure } = state.router;
  const installOffer = createInstallOffer(window);
  const updates = createUpdateState(window);
  reviveStyles(window);
  const onUnexpectedError = (error: unknown) => {
    if (!updates.isMissingFile(error)) reportError(error);
  };
  const history = createBrowserHistory(window);
  const location = history.location();
  const matchPage = createMatchPage(routes);
  const match = matchPage(location.pathname);
  const stores = createStores(state.stores);
  const firstFacts = takeFirstFacts(stores);
  const { account } = stores.session;
  // The server has asked for this page: the browser need not ask the same again at once.
  if (account && loaderData.root) stores.care.hold(account.uid, (loaderData.root as RootData).quiet ?? null, 0);
  await nextTask();
  const { contextFor, ready } = createBrowserContexts(stores, state);
  // Load the code of the server-rendered page first, or hydration would suspend.
  const [Component] = await Promise.all([
    match.line && loadComponent(match.line),
    contextFor(match.locale, [
      ...(match.line ? areasOf(match.line) : []),
      ...(stores.session.fatal?.kind === 'closed' ? ['closed'] : []),
    ]),
    stores.session.isPlayer && import('./app/shell/header/PlayerControls.tsx').catch(() => undefined),
  ]);
  await nextTask();
  const router = createPageRouter({
    origin: window.location.origin,
    initial: {
      match,
      location,
      Component,
      failure,
      root: loaderData.root,
      page: loaderData.page ?? {},
      action: 'POP',
      keepsScroll: true,
    },
    history,
    ...createLateAddressLoader({
      origin: window.location.origin,
      matchPage,
      contextFor,
      onUnexpectedError,
      savesData,
      painted,
    }),
    openDocument,
    isOutdated: ({ pathname }) => updates.mustReload(pathname),
    isPlayer: () => stores.session.isPlayer,
  });
  const route = () => router.state().match.line?.pattern ?? '*';
  state.route = route;
  const scroll = createScrollMemory(window, () => router.state().location.key);
  whenQuiet(() => {
    void untilLoaded(() => import('./app/background/startBackground.ts')).then(({ startBackground }) =>
      startBackground({
        buildId: state.buildId,
        onOutdated: updates.outdated,
        route,
        focusPath: () => focusPath,
        search,
      }),
    );
  });
  await nextTask();
  startTransition(() => {
    hydrate(
      document,
      <StrictMode>
        <StoresContext value={stores}>
          <FirstFactsContext value={firstFacts}>
            <ReadyContextsContext value={{ ready }}>
              <InstallOfferContext value={installOffer}>
                <BrowserPages router={router} scroll={scroll} />
              </InstallOfferContext>
            </ReadyContextsContext>
          </FirstFactsContext>
        </StoresContext>
      </StrictMode>,
      {
        // Otherwise React tells only the console of an error that a boundary caught.
        onCaughtError: onUnexpectedError,
        // React removes the document.
        onUncaughtError(error) {
          reportError(error);
          void untilLoaded(() => import('./app/failure/showSiteFailure.ts')).then(({ showSiteFailure }) =>
            showSiteFailure(ready),
          );
        },
      },
    );
  });
}

function openDocument(address: string): void {
  // On Back the address bar has this address already, and only a reload opens a new document.
  if (new URL(address, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(address);
}

window.__started = start();
