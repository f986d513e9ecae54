import { createContext } from 'react';
import type { PageErrorData } from './PageErrorData.ts';

/** Data of the loaders: `page` of the page itself, `root` of its frame (undefined if that failed), `failure` in place of the page. */
export const PageDataContext = createContext<{
  page: object;
  root: object | undefined;
  failure?: PageErrorData | undefined;
}>({
  page: {},
  root: undefined,
});
