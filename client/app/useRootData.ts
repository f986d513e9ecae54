import { useRouteLoaderData } from 'react-router';
import type { PageData } from '../context/LoaderArgs.ts';
import { useApp } from '../context/useApp.ts';

export type RootData = PageData<typeof import('./root.loader.ts')>;

/** Menus, footer and settings. Undefined only where the root itself failed. */
export function useRootData(): RootData | undefined {
  const { locale } = useApp();
  return useRouteLoaderData(locale) as RootData | undefined;
}
