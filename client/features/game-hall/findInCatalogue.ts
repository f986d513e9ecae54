import type { HallQuery } from '../../../shared/url/hallQuery.ts';
import type { GameQuestion } from '../../../shared/search/createGameFinder.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';

/**
 * Sysnames of the games that answer, or undefined where the platform itself is to be asked: for lists without words and
 * features, and for words when the catalogue is not to be had. Features and several kinds have nobody else to answer.
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
