import { isPrivatePath } from '#shared/url/isPrivatePath.ts';
import { paths } from '#shared/url/paths.ts';

/** Paths that are no pages of the page cache: a page for one visitor, a redirect, a page that the server writes itself. */
const others: ReadonlySet<string> = new Set<keyof typeof paths>(['confirmation', 'gamehallCategory', 'trusted']);

/**
 * The pages whose cache times `CACHE_PAGES_FRESH__{NAME}` sets, by that name: `TOURNAMENT_GAMEHALL` -> `/tournaments/:id/gamehall`, the
 * pattern of its route. A test compares them with the route table.
 */
export const cachedPages: ReadonlyMap<string, string> = new Map(
  Object.entries(paths).flatMap(([name, { pattern }]) =>
    others.has(name) || isPrivatePath(pattern) || pattern.startsWith('/forms/')
      ? []
      : [[name.replace(/[A-Z]/g, '_$&').toUpperCase(), pattern]],
  ),
);
