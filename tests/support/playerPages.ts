import { routes } from '../../client/app/routes.ts';
import type { PublicPage } from './publicPages.ts';

/** Every page of the route table that only players may see. */
export const playerPages: readonly PublicPage[] = routes
  .filter(({ audience }) => audience === 'players')
  .map(({ pattern }) => ({
    name: pattern.slice(1).replaceAll('/', '-'),
    path: pattern,
    status: 200,
    kind: pattern,
  }));
