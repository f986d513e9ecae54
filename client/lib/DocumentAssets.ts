import { createContext } from 'react';

/** Assets that the document's head names. Set on the server; in the browser they are in the page already. */
export interface DocumentAssets {
  nonce: string;
  /** Of the forms in this answer (server/pages/nonce/formIdOf). */
  formId?: string;
  styles: string[];
  /** Style sheets contained in one of `styles`: their links keep Vite's chunk loader, which looks them up by address, from fetching them. */
  joined: readonly string[];
  /** Development only: CSS of the matched modules, so that the first paint is styled without a build. */
  inlineStyles: { id: string; css: string }[];
  /** Fetched beside the entry, after the first paint (server/render/startScript). */
  modules: string[];
}

/** `fonts`: preloaded for the first paint; empty for Save-Data visitors. */
export const DocumentAssetsContext = createContext<(DocumentAssets & { fonts: readonly string[] }) | null>(null);
