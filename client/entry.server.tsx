import { type PipeableStream, type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import type { PageLine } from '#client/app/page.ts';
import type { DocumentAssets } from '#client/lib/DocumentAssets.ts';
import { inScript } from '#shared/locales.ts';
import { FAVOURITES } from '#shared/url/hallQuery.ts';
import { documentOf } from './app/document/documentOf.tsx';
import type { LoadedDocument } from './app/document/LoadedDocument.ts';
import { sharingOf } from './app/document/sharingOf.ts';
import { createMatchPage } from './app/router/createMatchPage.ts';
import { messageFiles } from './app/router/messageFiles.ts';
import type { PageMatch } from './app/router/PageMatch.ts';
import { sourcesOf } from './app/router/pageFiles.ts';
import { routes } from './app/routes.ts';
import { fontsOf } from './ui/theme/fontsOf.ts';

/** Route patterns, which name pages in logs, metrics and beacons. */
export const patterns: ReadonlySet<string> = new Set(routes.map(({ pattern }) => pattern));

/** The page of an address. The server calls it once a request (pageMatch) and gives all others what it returned. */
export const matchPage = createMatchPage(routes);

/** Whether the content of a page is the player's as a whole: it is one hole of its prelude. */
export const isContentOwn = ({ line }: PageMatch): boolean => sharingOf(line) === 'frame';

/** Addresses with a part of their own (a receipt) would each have a prelude. */
const isOneAddress = ({ pattern }: PageLine) => !/[:*]/.test(pattern);

/** Whether players share the page of an address but for what is their own. */
export const hasPrelude = (match: PageMatch, query: URLSearchParams): boolean => {
  const { line } = match;
  const sharing = sharingOf(line);
  if (!line || !sharing) return false;
  if (sharing === 'frame') return isOneAddress(line) && query.size === 0;
  // The games of the list of favourites are the player's.
  return query.get('category') !== FAVOURITES;
};

/** Files and fonts of a page, known before it is loaded. */
export function hintsOf({ line, locale }: PageMatch, script?: string): { sources: string[]; fonts: readonly string[] } {
  return {
    sources: line ? [...sourcesOf(line), ...messageFiles(line, locale)] : [],
    fonts: fontsOf(inScript(locale, script)),
  };
}

/** Starts React on a loaded page. */
export function render(
  document: LoadedDocument,
  assets: DocumentAssets,
  options: RenderToPipeableStreamOptions,
): PipeableStream {
  return renderToPipeableStream(documentOf(document, assets), options);
}

export { documentOf } from './app/document/documentOf.tsx';
export { load } from './app/document/load.ts';
export { loadContent } from './app/document/loadContent.ts';
export { loadShared } from './app/document/loadShared.ts';
export { loadVisitor } from './app/document/loadVisitor.ts';
export { renderHoles } from './app/document/renderHoles.ts';
export { renderPrelude } from './app/document/renderPrelude.ts';
export { whenSettled } from './app/document/whenSettled.ts';
/** A player's stores as the browser starts from them. */
export { takeState } from './stores/takeState.ts';
