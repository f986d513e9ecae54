import { createContext } from 'react';

/**
 * Set by the server where the content of a private page is a hole of its frame: `open` while the frame's prelude is made, `filled` while React
 * continues it for a player.
 */
export const ContentHoleContext = /* @__PURE__ */ createContext<'open' | 'filled' | undefined>(undefined);
