import { prerenderToNodeStream } from 'react-dom/static';
import { readable } from '#client/context/readable.ts';
import type { DocumentAssets } from '#client/lib/DocumentAssets.ts';
import { documentOf } from './documentOf.tsx';
import type { LoadedDocument } from './LoadedDocument.ts';
import { partsOf } from './partsOf.ts';

/** Larger than any section, so that none is sent apart. React's state is kept as JSON, which has no infinity. */
const WHOLE = Number.MAX_SAFE_INTEGER;

/** A prelude as React renders it: `prelude` is a stream of Node's. */
export type RenderedPrelude = Awaited<ReturnType<typeof prerenderToNodeStream>>;

/**
 * Renders a document up to its holes. Everything that it shows must be loaded, because `signal` ends the rendering once holes are all that
 * is left. Something of a player that is read outside a hole is reported to `onError`.
 */
export function renderPrelude(
  document: LoadedDocument,
  assets: DocumentAssets,
  options: { signal: AbortSignal; onError: (error: unknown) => void },
): Promise<RenderedPrelude> {
  for (const part of partsOf(document)) if (part instanceof Promise) void readable(part);
  return prerenderToNodeStream(documentOf(document, assets, 'open'), { ...options, progressiveChunkSize: WHOLE });
}
