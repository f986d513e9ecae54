import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../shared/locales.ts';
import { WORD_AREAS, type WordArea } from '../i18n/loadMessages.ts';
import type { LoaderModule } from '../context/LoaderArgs.ts';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { EmptyLayout } from './layouts/EmptyLayout.tsx';
import { GameLayout } from './layouts/GameLayout.tsx';
import type { Layout, PageLine } from './page.ts';
import { notFound } from '../context/notFound.ts';
import { Root } from './Root.tsx';
import { RootFailure } from './RootFailure.tsx';
import { runLoader } from './runLoader.ts';

/** Rarely needed, so not in the first chunk; the server names its file where it shows (entry.server). */
const PageError = lazy(async () => ({ default: (await import('./PageError.tsx')).PageError }));

const layouts: Record<Layout, ComponentType> = { default: DefaultLayout, game: GameLayout, empty: EmptyLayout };
const pages = import.meta.glob<Record<string, ComponentType>>('../features/*/*Page.tsx');
const loaders = import.meta.glob<LoaderModule>('../features/*/*.loader.ts');

/** What a matched page says of itself beyond its data. */
export interface PageHandle extends Pick<PageLine, 'pattern' | 'audience'> {
  words: readonly WordArea[];
}

function find<T>(modules: Record<string, () => Promise<T>>, file: string): () => Promise<T> {
  const load = modules[`../features/${file}`];
  if (!load) throw new Error(`The route table names client/features/${file}, which does not exist`);
  return load;
}

/** The file behind a route, as the build's manifest names it; the server finds the chunk and its CSS by it. */
export function sourceOf(routeId: string): string {
  return routeId.slice(routeId.indexOf(':') + 1).split('#', 1)[0] as string;
}

function buildPage(line: PageLine, locale: Locale): RouteObject {
  const name = line.page.slice(line.page.indexOf('/') + 1);
  const loadPage = find(pages, `${line.page}.tsx`);
  const words = WORD_AREAS.filter((area) => line.page.startsWith(`${area}/`));
  const loadLoader = line.loader ? find(loaders, `${line.loader}.loader.ts`) : undefined;
  return {
    id: `${locale}:client/features/${line.page}.tsx#${line.pattern}`,
    path: line.pattern.slice(1),
    ErrorBoundary: PageError,
    handle: { pattern: line.pattern, audience: line.audience, words } satisfies PageHandle,
    // Not lazy: the first page comes with its data, and its loader's code is not fetched until a navigation needs it.
    loader: async (args) => (loadLoader ? runLoader(locale, await loadLoader(), args, words) : null),
    lazy: {
      Component: async () => {
        const component = (await loadPage())[name];
        if (!component) throw new Error(`${line.page}.tsx does not export ${name}`);
        return component;
      },
    },
  };
}

function buildLocale(table: readonly PageLine[], locale: Locale): RouteObject {
  const layoutRoutes = (Object.keys(layouts) as Layout[]).map(
    (layout): RouteObject => ({
      id: `${locale}:layout/${layout}`,
      Component: layouts[layout],
      children: [
        ...table.filter((line) => line.layout === layout).map((line) => buildPage(line, locale)),
        ...(layout === 'default'
          ? [
              {
                id: `${locale}:not-found`,
                path: '*',
                Component: NothingHere,
                ErrorBoundary: PageError,
                handle: { pattern: '*' },
                loader: runNotFound,
              },
            ]
          : []),
      ],
    }),
  );
  return {
    id: locale,
    path: locale === DEFAULT_LOCALE ? '/' : `/${locale}`,
    Component: Root,
    ErrorBoundary: RootFailure,
    loader: async (args) => runLoader(locale, await import('./root.loader.ts'), args),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: layoutRoutes,
  };
}

/** Never shown: the loader throws. */
function NothingHere() {
  return null;
}

function runNotFound({ request }: { request: Request }): never {
  throw notFound(new URL(request.url).pathname);
}

/** The route table as React Router reads it: one tree a language. */
export function buildRoutes(table: readonly PageLine[]): RouteObject[] {
  return LOCALES.map((locale) => buildLocale(table, locale));
}
