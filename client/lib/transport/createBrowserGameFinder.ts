import { AppError } from '#shared/errors/AppError.ts';
import type { Locale } from '#shared/locales.ts';
import type { GameFinder } from '#shared/search/createGameFinder.ts';

/** A document may stay open for days, and must find new games. */
const CACHE_MS = 10 * 60_000;

/** Loads the game catalogue and the search code on first use. A failure rejects, and the next call loads again. */
export function createBrowserGameFinder(
  fetch: typeof window.fetch,
  locale: Locale,
  now: () => number = Date.now,
): () => Promise<GameFinder> {
  let cached: { since: number; finder: Promise<GameFinder> } | undefined;

  async function load(): Promise<GameFinder> {
    const [{ createGameFinder }, { gameList }, response] = await Promise.all([
      import('#shared/search/createGameFinder.ts'),
      import('#shared/search/GameList.ts'),
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
    if (cached && now() - cached.since < CACHE_MS) return cached.finder;
    const finder = load();
    const mine = { since: now(), finder };
    cached = mine;
    finder.catch(() => {
      if (cached === mine) cached = undefined;
    });
    return finder;
  };
}
