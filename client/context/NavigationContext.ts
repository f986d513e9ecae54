import { createContext } from 'react';
import type { Location } from 'react-router';

/** What is on its way; the server's page is always at rest. */
export interface Navigation {
  /** Where the player is going, while its page is being loaded. */
  target: Location | null;
  isReloading: boolean;
}

export const AT_REST: Navigation = { target: null, isReloading: false };

export const NavigationContext = createContext<Navigation>(AT_REST);
