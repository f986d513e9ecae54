import { expect, test } from 'vitest';
import { createGameFinder } from '#shared/search/createGameFinder.ts';
import { findGame } from './findGame.ts';

const finder = createGameFinder({
  providers: { nur: 'Nur Studio' },
  games: [
    ['fox-two', 'Pamir Fox Two', 'nur', 'slot', '', [], 1, 0, 0, 0],
    ['fox', 'Pamir Fox', 'nur', 'slot', '', [], 1, 0, 0, 0],
  ],
});
const gameFinder = async () => finder;

test.each([
  ['pamir fox', 'fox'],
  ['Pamir Fox Two', 'fox-two'],
  ['памир фокс', 'fox-two'],
  ['zzzz', undefined],
  [null, undefined],
])('findGame, for the typed name %s, finds the game %s', async (name, sysname) => {
  expect((await findGame({ gameFinder }, { name }))?.sysname).toBe(sysname);
});
