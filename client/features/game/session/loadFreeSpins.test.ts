import { expect, test } from 'vitest';
import { fakeGame } from '#client/entities/game/fakeGame.testing.ts';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { loadFreeSpins } from './loadFreeSpins.ts';

const pack = (id: number, sysname: string, expired_at: number | null = null) => ({
  id,
  game: { sysname },
  remaining_count: id * 10,
  status: 'active',
  description: {},
  expired_at,
});
const answers = {
  'freespins.get': () => ({
    items: [pack(1, 'koi'), pack(2, 'fox', 1_900), pack(3, 'anor', 1_800), pack(4, 'gone', 1)],
  }),
  'games.get': () => ({ items: ['koi', 'fox', 'anor'].map(fakeGame) }),
};

test('loadFreeSpins sorts the given game’s packs first, then by end, and omits packs of missing games', async () => {
  const { args } = createLoaderArgs({ path: '/game/koi', answers });
  const packs = await loadFreeSpins(args, 'koi');
  expect(packs.map(({ game, count }) => [game.sysname, count])).toEqual([
    ['koi', 10],
    ['anor', 30],
    ['fox', 20],
  ]);
  expect(packs[1]).toMatchObject({ expiresAt: 1_800_000 });
});
