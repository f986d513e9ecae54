import { createContext } from 'react';

/** What the document must name in its head; the server knows it, the browser finds it already there. */
export interface DocumentAssets {
  nonce: string;
  styles: string[];
  /** Sheets that one of `styles` has in it: the loader of chunks, which looks for them by address, need not fetch them. */
  joined: readonly string[];
  /** Development only: CSS of the matched modules, so that the first paint is styled without a build. */
  inlineStyles: { id: string; css: string }[];
  /** Fetched beside the entry, after the first paint (server/render/startScript). */
  modules: string[];
}

/** `fonts`: preloaded for the first paint; none for who saves data. */
export const DocumentAssetsContext = createContext<(DocumentAssets & { fonts: readonly string[] }) | null>(null);
