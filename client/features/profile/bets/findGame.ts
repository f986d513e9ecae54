import type { AppContext } from '#client/context/AppContext.ts';
import type { BetsQuery } from './betsQuery.ts';

/** Resolves the typed game with the site's fuzzy search; an exact name is preferred. null: not found, or nothing was typed. */
export async function findGame(
  { gameFinder }: Pick<AppContext, 'gameFinder'>,
  { name }: Pick<BetsQuery, 'name'>,
): Promise<{ sysname: string; name: string } | null> {
  if (name === null) return null;
  const matches = (await gameFinder()).find({ search: name });
  const same = matches.find((game) => game.name.toLowerCase() === name.toLowerCase());
  return same ?? matches[0] ?? null;
}
