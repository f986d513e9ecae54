import { type ComponentType, lazy, type ReactNode, useMemo } from 'react';
import { ContentHole } from '#client/app/document/ContentHole.tsx';
import { sharingOf } from '#client/app/document/sharingOf.ts';
import { useNetworkReturn } from '#client/app/effects/useNetworkReturn.ts';
import { RootFailure } from '#client/app/failure/RootFailure.tsx';
import { EmptyLayout } from '#client/app/layouts/EmptyLayout.tsx';
import type { Layout } from '#client/app/page.ts';
import { Root } from '#client/app/Root.tsx';
import { Shell } from '#client/app/shell/Shell.tsx';
import { LocationContext } from '#client/context/LocationContext.ts';
import { PageDataContext } from '#client/context/PageDataContext.ts';
import { useText } from '#client/i18n/useText.ts';
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx';
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

const layouts: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  default: Shell,
  game: GameShell,
  empty: EmptyLayout,
};

/** A game: the whole frame on wide screens; only the page on phones, where it has its own bar. */
function GameShell({ children }: { children: ReactNode }) {
  return <Shell game>{children}</Shell>;
}

interface PageTreeProps {
  state: PageState;
}

/** The page in its layout and frame, rendered alike by server and browser. */
export function PageTree({ state }: PageTreeProps) {
  const { location, action: type } = state;
  const place = useMemo(() => ({ location, type }), [location, type]);
  return (
    <LocationContext value={place}>
      <ErrorBoundary resetKey={state} fallback={<RootFailure />}>
        {state.failure?.part === 'root' ? <RootFailure /> : <Frame state={state} />}
      </ErrorBoundary>
    </LocationContext>
  );
}

function Frame({ state }: { state: PageState }) {
  const { page, root } = state;
  const failure = state.failure?.data;
  const data = useMemo(() => ({ page, root, failure }), [page, root, failure]);
  const frame = useMemo(() => frameOf(state), [state]);
  return <PageDataContext value={data}>{frame}</PageDataContext>;
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

function frameOf(state: PageState) {
  const { match, Component, failure } = state;
  const Around = layouts[match.line?.layout ?? 'default'];
  const page =
    failure || !Component ? (
      <PageError data={failure?.data} />
    ) : (
      <ErrorBoundary resetKey={state} fallback={<PageError data={undefined} />}>
        <Component {...state.page} />
      </ErrorBoundary>
    );
  return (
    <Root locale={match.locale}>
      <Around>
        {import.meta.env.SSR && sharingOf(match.line) === 'frame' ? <ContentHole>{page}</ContentHole> : page}
      </Around>
    </Root>
  );
}
