import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import type { GameQuestion } from '#shared/search/createGameFinder.ts';
import type { HallQuery } from '#shared/url/hallQuery.ts';

/**
 * Sysnames of the matching games, or undefined when the platform must be asked: for lists without search text and features, and for
 * search text when the catalogue is unavailable. Features and several types can be answered by the catalogue only.
 */
export async function findInCatalogue(
  { gameFinder }: Pick<LoaderArgs, 'gameFinder'>,
  { types, features, rtp, volatility, search }: HallQuery,
  question: GameQuestion,
): Promise<string[] | undefined> {
  const hasNobodyElse = types.length > 1 || features.length + rtp.length + volatility.length > 0;
  if (!hasNobodyElse && search === '') return undefined;
  const finder = hasNobodyElse ? await gameFinder() : await gameFinder().catch(() => undefined);
  return finder?.find(question).map(({ sysname }) => sysname);
}
