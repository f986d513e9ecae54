import { expect, test } from 'vitest';
import { createFairness, roundDice } from '#sandbox/games/fairness.ts';
import {
  CELLS,
  isCleared,
  layMines,
  MINE_COUNTS,
  MINES_MAX_MULTIPLIER,
  MINES_RTP,
  multiplierOf,
} from './minesMaths.ts';

/** The chance that so many cells in a row are safe. */
function chanceOf(mines: number, opened: number): number {
  let chance = 1;
  for (let step = 0; step < opened; step += 1) chance *= (CELLS - mines - step) / (CELLS - step);
  return chance;
}

test('multiplierOf, for every number of mines and opened cells, returns the declared RTP, up to rounding and cap', () => {
  for (const mines of MINE_COUNTS)
    for (let opened = 1; opened <= CELLS - mines; opened += 1) {
      const back = multiplierOf(mines, opened) * chanceOf(mines, opened);
      expect(back, `${mines} ${opened}`).toBeLessThanOrEqual(MINES_RTP + 1e-6);
      if (multiplierOf(mines, opened) < MINES_MAX_MULTIPLIER)
        expect(back, `${mines} ${opened}`).toBeGreaterThan(MINES_RTP - 1);
    }
});

test('layMines, over 2 000 boards, lays the requested number of mines and mines each cell equally often', () => {
  const fairness = createFairness('boards');
  const hits = Array.from({ length: CELLS }, () => 0);
  const boards = 2_000;
  for (let nonce = 0; nonce < boards; nonce += 1) {
    const mined = layMines(roundDice({ seed: fairness.seed('seat', nonce), client_seed: 'a', nonce }), 5);
    expect(new Set(mined).size).toBe(5);
    for (const cell of mined) hits[cell] = (hits[cell] as number) + 1;
  }
  const expected = (boards * 5) / CELLS;
  // Chi squared with 24 degrees of freedom: fair boards exceed 51.18 once in a thousand.
  expect(hits.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(51.18);
});

test('isCleared is true at the last safe cell or at the highest multiplier', () => {
  expect([isCleared(1, 23), isCleared(1, 24)]).toEqual([false, true]);
  expect(isCleared(20, 5)).toBe(true);
  expect(isCleared(5, 0)).toBe(false);
  expect(multiplierOf(10, 15)).toBe(MINES_MAX_MULTIPLIER);
});
