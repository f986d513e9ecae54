import { createContext } from 'react';

/** Whether the server renders a prelude: the document of a page for any player, in which nothing of one player may be read. */
export const PreludeContext = /* @__PURE__ */ createContext(false);
