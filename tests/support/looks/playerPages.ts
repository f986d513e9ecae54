import { routes } from '#client/app/routes.ts';
import type { PublicPage } from './publicPages.ts';

/** Every page of the route table for players only, at its first address. */
export const playerPages: readonly PublicPage[] = routes
  .filter(
    ({ audience, page }, index) => audience === 'players' && routes.findIndex((line) => line.page === page) === index,
  )
  .map(({ pattern }) => ({
    name: pattern.slice(1).replaceAll('/', '-'),
    path: pattern,
    status: 200,
    kind: pattern,
  }));
