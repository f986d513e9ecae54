import { createContext } from 'react';
import type { PageLocation } from './PageLocation.ts';

/** How the visitor got to the shown page: Back, Forward and the first page are POP. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** Where the shown page is. */
export const LocationContext = createContext<{ location: PageLocation; type: NavigationType } | null>(null);
