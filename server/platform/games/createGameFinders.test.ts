import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Call } from '#shared/api/call.ts';
import type { Game, GameQuery } from '#shared/api/play/games.contract.ts';
import { gameList } from '#shared/search/GameList.ts';
import { createGameFinders } from './createGameFinders.ts';

const game = (index: number): Game => ({
  sysname: `g${index}`,
  id: index,
  name: `Game ${index}`,
  image_url: null,
  provider: 'nur',
  type: 'slot',
  categories: ['slots'],
  has_demo: index % 2 === 0,
  description: index === 7 ? { name: 'Yettinchi' } : {},
});
const providers = { items: [{ sysname: 'nur', name: 'Nur Studio', game_params: { types: [] } }] };

function finders(all: Game[], { fails = () => false, hangs = false }: { fails?: () => boolean; hangs?: boolean } = {}) {
  const queries: (GameQuery | undefined)[] = [];
  const call = (async (method: { name: string }, input: { options?: GameQuery }) => {
    queries.push(input.options);
    if (hangs) return new Promise(() => {});
    if (fails()) throw new Error('down');
    if (method.name === 'games.getProviders') return providers;
    const { offset = 0, limit = 24 } = input.options ?? {};
    return { items: all.slice(offset, offset + limit), total: all.length };
  }) as unknown as Call;
  const created = createGameFinders({
    call: () => call,
    times: () => ({ fresh: 60_000, stale: 0, error: 0 }),
    onError: () => {},
  });
  return { ...created, queries: () => queries.filter((options) => options !== undefined) };
}

test('createGameFinders, for a catalogue of three pages, reads it once and finds a game of the last page', async () => {
  const { finder, queries } = finders(Array.from({ length: 2_500 }, (_, index) => game(index)));
  const [one, other] = await Promise.all([finder('uz', 'http://a'), finder('uz', 'http://a')]);
  expect(one).toBe(other);
  expect(one.size).toBe(2_500);
  expect(one.find({ search: 'game 2499' }).map(({ sysname }) => sysname)).toEqual(['g2499']);
  expect(queries().map((options) => options?.offset)).toEqual([0, 1000, 2000]);
});

test('createGameFinders lists a duplicate game once, and prefers the operator’s name of a game', async () => {
  const { finder } = finders([game(7), game(7), game(8)]);
  const found = (await finder('uz', 'http://a')).find({});
  expect(found.map(({ name }) => name)).toEqual(['Yettinchi', 'Game 8']);
});

test('createGameFinders’ list is a valid GameList as JSON, and the same bytes in brotli', async () => {
  const { list } = finders([game(7), game(8)]);
  const { json, brotli } = await list('ru', 'http://a');
  expect(brotliDecompressSync(brotli).equals(json)).toBe(true);
  expect(gameList.parse(JSON.parse(json.toString()))).toEqual({
    providers: { nur: 'Nur Studio' },
    games: [
      ['g7', 'Yettinchi', 'nur', 'slot', '', ['slots'], 0, 0, 0, 0],
      ['g8', 'Game 8', 'nur', 'slot', '', ['slots'], 1, 0, 0, 0],
    ],
  });
});

test('createGameFinders, when the platform fails or hangs, rejects within the timeout budget', async () => {
  await expect(finders([], { fails: () => true }).finder('uz', 'http://a')).rejects.toThrow('down');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = finders([], { hangs: true })
    .finder('uz', 'http://a')
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(String(await late)).toContain('no timeout budget left');
});

test('createGameFinders, for an endless catalogue, reads 20,000 games', async () => {
  const endless = {
    slice: (from: number, to: number) => Array.from({ length: to - from }, (_, index) => game(from + index)),
    length: 1e9,
  };
  const { finder } = finders(endless as unknown as Game[]);
  expect((await finder('uz', 'http://a')).size).toBe(20_000);
});
