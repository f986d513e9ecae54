import { createContext } from 'react';
import type { PageLocation } from '#client/context/PageLocation.ts';

/** The navigation in progress; always AT_REST on the server. */
export interface Navigation {
  /** PageLocation of the page that is being loaded. */
  target: PageLocation | null;
  isReloading: boolean;
}

export const AT_REST: Navigation = { target: null, isReloading: false };

/** A store instead of the value: a context change makes React re-render parts that are not hydrated yet (`WhenNear`). */
export interface NavigationStore {
  read(): Navigation;
  /** Returns an unsubscribe function. */
  listen(onChange: () => void): () => void;
}

const stopped: NavigationStore = { read: () => AT_REST, listen: () => () => undefined };

export const NavigationContext = createContext(stopped);
