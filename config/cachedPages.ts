import { pageRules } from './pageRules.ts';

/**
 * The pages whose cache times `CACHE_PAGES_FRESH__{NAME}` sets, by that name: `TOURNAMENT_GAMEHALL` -> `/tournaments/:id/gamehall`, the
 * pattern of its route. A test compares them with the route table.
 */
export const cachedPages: ReadonlyMap<string, string> = new Map(
  [...pageRules].flatMap(([name, { pattern, isCached }]) =>
    isCached ? [[name.replace(/[A-Z]/g, '_$&').toUpperCase(), pattern]] : [],
  ),
);
