import { useLoaderData } from 'react-router';
import type { PageData } from './LoaderArgs.ts';

export function usePageData<M>(): PageData<M> {
  return useLoaderData() as PageData<M>;
}
