import { use } from 'react';
import type { PageData } from './LoaderArgs.ts';
import { PageDataContext } from './PageDataContext.ts';

export function usePageData<M>(): PageData<M> {
  return use(PageDataContext).page as PageData<M>;
}
