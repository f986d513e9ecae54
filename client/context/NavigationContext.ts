import { createContext } from 'react';
import type { Location } from 'react-router';

/** What is on its way; the server's page is always at rest. */
export interface Navigation {
  /** Where the player is going, while its page is being loaded. */
  target: Location | null;
  isReloading: boolean;
}

export const AT_REST: Navigation = { target: null, isReloading: false };

/** A store and not the value itself: a context that changes makes React draw anew what is not hydrated yet (`WhenNear`). */
export interface NavigationStore {
  read(): Navigation;
  /** Gives what stops telling. */
  listen(tell: () => void): () => void;
}

const stopped: NavigationStore = { read: () => AT_REST, listen: () => () => undefined };

export const NavigationContext = createContext(stopped);
