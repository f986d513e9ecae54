import { use } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { PageDataContext } from '#client/context/PageDataContext.ts';

export type RootData = PageData<typeof import('./root.loader.ts')>;

/** Menus, footer and settings. Undefined only where the root itself failed. */
export function useRootData(): RootData | undefined {
  return use(PageDataContext).root as RootData | undefined;
}
