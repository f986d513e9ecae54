import { useRouteLoaderData } from 'react-router';
import { useApp } from '../context/useApp.ts';

/** The site's own origin as the root loader saw it; `''` where the root failed, and addresses then stay relative. */
export function useOrigin(): string {
  const { locale } = useApp();
  return (useRouteLoaderData(locale) as { origin?: string } | undefined)?.origin ?? '';
}
