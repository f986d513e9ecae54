import { createMatchPage } from '#client/app/router/createMatchPage.ts';
import { routes } from '#client/app/routes.ts';

/** The line of the route table that an address matches. */
export const matchRoute = createMatchPage(routes);
