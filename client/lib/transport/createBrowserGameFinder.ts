import { AppError } from '../../../shared/errors/AppError.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { GameFinder } from '../../../shared/search/createGameFinder.ts';

/** A page may stay open for days; new games should be found in it. */
const KEPT_MS = 10 * 60_000;

/** The catalogue for the search, fetched when something is first looked for; with it comes the code that looks. Every failure rejects and is tried anew. */
export function createBrowserGameFinder(
  fetch: typeof window.fetch,
  locale: Locale,
  now: () => number = Date.now,
): () => Promise<GameFinder> {
  let kept: { since: number; finder: Promise<GameFinder> } | undefined;

  async function load(): Promise<GameFinder> {
    const [{ createGameFinder }, { gameList }, response] = await Promise.all([
      import('../../../shared/search/createGameFinder.ts'),
      import('../../../shared/search/GameList.ts'),
      fetch(`/_/games?locale=${locale}`, { headers: { Accept: 'application/json' } }),
    ]);
    const list = response.ok ? gameList.safeParse(await response.json()) : undefined;
    if (!list?.success)
      throw new AppError('InternalServerErrorException', {
        status: 503,
        message: `games list: HTTP ${response.status}`,
      });
    return createGameFinder(list.data);
  }

  return () => {
    if (kept && now() - kept.since < KEPT_MS) return kept.finder;
    const finder = load();
    const mine = { since: now(), finder };
    kept = mine;
    finder.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return finder;
  };
}
