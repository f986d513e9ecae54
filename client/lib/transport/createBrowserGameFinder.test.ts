import { expect, test, vi } from 'vitest';
import type { GameList } from '#shared/search/GameList.ts';
import { createBrowserGameFinder } from './createBrowserGameFinder.ts';

const list: GameList = {
  providers: { nur: 'Nur Studio' },
  games: [['koi', 'Koi Blessing', 'nur', 'slot', '', ['slots'], 1, 0, 0, 0]],
};
const serve = (...answers: (() => Response)[]) => {
  const fetch = vi.fn<typeof window.fetch>(
    async () => (answers.length > 1 ? answers.shift() : answers[0])?.() as Response,
  );
  return { fetch, requests: () => fetch.mock.calls.map(([url]) => url) };
};
const good = () => Response.json(list);

test('createBrowserGameFinder fetches the catalogue of its language once, and again after ten minutes', async () => {
  const { fetch, requests } = serve(good);
  let now = 0;
  const gameFinder = createBrowserGameFinder(fetch, 'ru', () => now);
  const [one, other] = await Promise.all([gameFinder(), gameFinder()]);
  expect(one).toBe(other);
  expect(one.find({ search: 'кои' }).map(({ sysname }) => sysname)).toEqual(['koi']);
  expect(requests()).toEqual(['/_/games?locale=ru']);
  now = 11 * 60_000;
  expect(await gameFinder()).not.toBe(one);
});

test('createBrowserGameFinder, for a failed or invalid answer, rejects and fetches again on the next call', async () => {
  const { fetch } = serve(
    () => new Response('', { status: 503 }),
    () => Response.json({ games: [[1]] }),
    good,
  );
  const gameFinder = createBrowserGameFinder(fetch, 'uz');
  await expect(gameFinder()).rejects.toMatchObject({ type: 'InternalServerErrorException' });
  await expect(gameFinder()).rejects.toMatchObject({ type: 'InternalServerErrorException' });
  expect((await gameFinder()).size).toBe(1);
});
