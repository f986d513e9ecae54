import { createContext } from 'react';

/** The event of Chromium browsers; TypeScript's library does not know it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallOffer {
  /** The browser's own offer; null while it has made none, and for ever in Safari and Firefox. */
  current(): InstallPrompt | null;
  subscribe(onChange: () => void): () => void;
}

export const InstallOfferContext = createContext<InstallOffer | null>(null);
