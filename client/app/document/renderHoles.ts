import { type PipeableStream, type RenderToPipeableStreamOptions, resumeToPipeableStream } from 'react-dom/server';
import type { DocumentAssets } from '#client/lib/DocumentAssets.ts';
import { documentOf } from './documentOf.tsx';
import type { LoadedDocument } from './LoadedDocument.ts';
import type { Visitor } from './loadVisitor.ts';

/** A document whose holes are not filled: everything but what is one player's own. */
export interface Prelude {
  document: LoadedDocument;
  /** Where React left out what, as JSON. */
  postponed: string;
}

/** Renders the holes of a prelude for a visitor. */
export function renderHoles(
  { document, postponed }: Prelude,
  { stores, contexts, ownParts, content }: Pick<Visitor, 'stores' | 'contexts' | 'ownParts' | 'content'>,
  assets: DocumentAssets,
  options: Pick<RenderToPipeableStreamOptions, 'onShellReady' | 'onAllReady' | 'onShellError' | 'onError'>,
): PipeableStream {
  // Of the site, which no player's request asks for.
  const { info } = document.stores.general;
  if (info) stores.general.set(info);
  const page = { ...document.page, page: { ...document.page.page, ...content, ...ownParts } };
  const filled = documentOf({ page, stores, contexts, fonts: document.fonts }, assets, 'filled');
  // React changes the state that it continues from. Its types call the stream a promise.
  const stream = resumeToPipeableStream(filled, JSON.parse(postponed), { nonce: assets.nonce, ...options });
  return stream as unknown as PipeableStream;
}
