import type { Prelude as RenderedPrelude } from '#client/app/document/renderHoles.ts';
import type { DocumentAssets } from '#client/lib/DocumentAssets.ts';
import type { PreludePart } from './PreludePart.ts';

/** The document of a page for every player of one variant, rendered once, and what is needed to fill its holes. */
export interface Prelude extends RenderedPrelude {
  /** Of this rendering. */
  readonly id: string;
  /** Pattern of the route, for the cache times, the log and the metrics. */
  readonly route: string;
  readonly parts: readonly PreludePart[];
  /** The end of the document, behind the holes that are late. */
  readonly tail: readonly PreludePart[];
  readonly assets: Omit<DocumentAssets, 'nonce'>;
  /** Bytes of HTML without what differs by answer. */
  readonly bytes: number;
}
