import { type ComponentType, lazy, useMemo } from 'react';
import { type Navigator, Router, type RouteObject, useRoutes } from 'react-router';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { PageDataContext } from '../../context/PageDataContext.ts';
import { useText } from '../../i18n/useText.ts';
import { useNetworkReturn } from '../effects/useNetworkReturn.ts';
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { EmptyLayout } from '../layouts/EmptyLayout.tsx';
import { GameLayout } from '../layouts/GameLayout.tsx';
import type { Layout } from '../page.ts';
import { Root } from '../Root.tsx';
import { RootFailure } from '../failure/RootFailure.tsx';
import type { PageState } from './PageState.ts';

/** Rarely needed, so not in the first chunk; the server names its file where it shows (entry.server). */
const PageError = lazy(async () => {
  // Not by then(): the build would put its handler behind the styles, whose failure it must see.
  try {
    return { default: (await import('../failure/PageError.tsx')).PageError };
  } catch {
    return { default: PlainFailure };
  }
});

const layouts: Record<Layout, ComponentType> = { default: DefaultLayout, game: GameLayout, empty: EmptyLayout };

interface PageTreeProps {
  state: PageState;
  navigator: Navigator;
  isStatic?: boolean;
}

/** The page in its layout in its frame, as the server sends it and the browser goes on with it. */
export function PageTree({ state, navigator, isStatic = false }: PageTreeProps) {
  return (
    <Router location={state.location} navigationType={state.action as never} navigator={navigator} static={isStatic}>
      <ErrorBoundary resetKey={state} fallback={<RootFailure />}>
        {state.failure?.part === 'root' ? <RootFailure /> : <Frame state={state} />}
      </ErrorBoundary>
    </Router>
  );
}

function Frame({ state }: { state: PageState }) {
  const { page, root } = state;
  const failure = state.failure?.data;
  const data = useMemo(() => ({ page, root, failure }), [page, root, failure]);
  const routes = useMemo(() => routesOf(state), [state]);
  // Without a location of its own: with one, React Router says below that every navigation was a POP.
  return <PageDataContext value={data}>{useRoutes(routes)}</PageDataContext>;
}

/** Where not even the page of a failure can be fetched. It would stand for every failure to come, so a new document follows. */
function PlainFailure() {
  const text = useText();
  useNetworkReturn(() => location.reload());
  return (
    <>
      <h1>{text('shell.failedTitle')}</h1>
      <p>{text('shell.failedText')}</p>
    </>
  );
}

/** One branch, for React Router's hooks below it; which page it is has been decided. */
function routesOf(state: PageState): RouteObject[] {
  const { match, Component, failure } = state;
  const { locale, line } = match;
  const Around = layouts[line?.layout ?? 'default'];
  const page =
    failure || !Component ? (
      <PageError data={failure?.data} />
    ) : (
      <ErrorBoundary resetKey={state} fallback={<PageError data={undefined} />}>
        <Component />
      </ErrorBoundary>
    );
  const path = line ? `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${line.pattern}` : '*';
  return [
    { element: <Root locale={locale} />, children: [{ element: <Around />, children: [{ path, element: page }] }] },
  ];
}
