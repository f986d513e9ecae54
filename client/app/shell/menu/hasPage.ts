import { routes } from '#client/app/routes.ts';
import { paths } from '#shared/url/paths.ts';
import { createHasPage } from './createHasPage.ts';

/** False for an address of the product that this site does not serve; true for content pages and other sites. */
export const hasPage = createHasPage(
  routes.map((line) => line.pattern),
  Object.values(paths).map((path) => path.pattern),
);
