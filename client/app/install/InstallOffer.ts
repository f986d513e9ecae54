import { createContext } from 'react';

/** `beforeinstallprompt` of Chromium browsers, which TypeScript's DOM library lacks. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallOffer {
  /** The browser's install prompt; null before it, and always null in Safari and Firefox. */
  current(): InstallPrompt | null;
  subscribe(onChange: () => void): () => void;
}

export const InstallOfferContext = createContext<InstallOffer | null>(null);
