import { createContext } from 'react';

/** What the loaders gave: `page` for the page itself, `root` for its frame (undefined where that failed). */
export const PageDataContext = createContext<{ page: object; root: object | undefined }>({
  page: {},
  root: undefined,
});
