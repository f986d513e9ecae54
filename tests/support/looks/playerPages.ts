import { routes } from '../../../client/app/routes.ts';
import type { PublicPage } from './publicPages.ts';

/** Every page of the route table that only players may see, at the first of its addresses. */
export const playerPages: readonly PublicPage[] = routes
  .filter(({ audience, page }, at) => audience === 'players' && routes.findIndex((line) => line.page === page) === at)
  .map(({ pattern }) => ({
    name: pattern.slice(1).replaceAll('/', '-'),
    path: pattern,
    status: 200,
    kind: pattern,
  }));
