import { createContext } from 'react';
import type { PageErrorData } from './PageErrorData.ts';

/** What the loaders gave: `page` for the page itself, `root` for its frame (undefined where that failed), `failure` in place of the page. */
export const PageDataContext = createContext<{
  page: object;
  root: object | undefined;
  failure?: PageErrorData | undefined;
}>({
  page: {},
  root: undefined,
});
