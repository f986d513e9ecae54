import { type ComponentType, lazy, useMemo } from 'react';
import { type Navigator, type RouteObject, Router, useRoutes } from 'react-router';
import { useNetworkReturn } from '#client/app/effects/useNetworkReturn.ts';
import { RootFailure } from '#client/app/failure/RootFailure.tsx';
import { DefaultLayout } from '#client/app/layouts/DefaultLayout.tsx';
import { EmptyLayout } from '#client/app/layouts/EmptyLayout.tsx';
import { GameLayout } from '#client/app/layouts/GameLayout.tsx';
import type { Layout } from '#client/app/page.ts';
import { Root } from '#client/app/Root.tsx';
import { PageDataContext } from '#client/context/PageDataContext.ts';
import { useText } from '#client/i18n/useText.ts';
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx';
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import type { PageState } from './PageState.ts';

/** Rarely needed, so not in the first chunk; entry.server preloads it where a failure is shown. */
const PageError = lazy(async () => {
  // Not `then()`: the build would attach its handler after the style sheets, whose failure it must catch.
  try {
    return { default: (await import('#client/app/failure/PageError.tsx')).PageError };
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

/** The page in its layout and frame, rendered alike by server and browser. */
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
  // No location argument: with one, React Router reports every navigation below as a POP.
  return <PageDataContext value={data}>{useRoutes(routes)}</PageDataContext>;
}

/** Shown when PageError itself fails to load. React.lazy would keep it for every later failure, so a new document is loaded once online. */
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

/** A single route branch, for React Router's hooks; createMatchPage has chosen the page. */
function routesOf(state: PageState): RouteObject[] {
  const { match, Component, failure } = state;
  const { locale, line } = match;
  const Around = layouts[line?.layout ?? 'default'];
  const page =
    failure || !Component ? (
      <PageError data={failure?.data} />
    ) : (
      <ErrorBoundary resetKey={state} fallback={<PageError data={undefined} />}>
        <Component {...state.page} />
      </ErrorBoundary>
    );
  const path = line ? `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${line.pattern}` : '*';
  return [
    { element: <Root locale={locale} />, children: [{ element: <Around />, children: [{ path, element: page }] }] },
  ];
}
