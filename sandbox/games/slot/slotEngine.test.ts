import { expect, test } from 'vitest';
import { LINE_COUNTS } from '#sandbox/world/money/betLimits.ts';
import { createDice } from '#sandbox/world/play/dice.ts';
import { variant } from '../../../tests/support/variant.ts';
import { evaluate, spin } from './slotEngine.ts';
import { DECLARED_RTP, LINES, REEL_STRIPS, SLOT_ROWS, type SlotSymbol } from './slotMaths.ts';
import { slotRtp } from './slotRtp.ts';

const dull: SlotSymbol[] = ['g', 'h', 'f'];

test('slotRtp, computed from reels and paytable, equals the declared RTP', () => {
  expect(Math.abs(slotRtp() - DECLARED_RTP)).toBeLessThan(0.05);
});

variant(
  'spin, over 200 000 rounds, returns the declared RTP within its confidence interval',
  () => {
    const rounds = 200_000;
    const bet = 2000;
    const dice = createDice('rtp');
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      let paid = 0;
      let free = 0;
      let isFree = false;
      do {
        const outcome = spin({ dice, bet, lines: 20, isFree });
        paid += outcome.win / bet;
        free += outcome.free_spins_won - (isFree ? 1 : 0);
        isFree = true;
      } while (free > 0);
      sum += paid;
      squares += paid * paid;
    }
    const mean = sum / rounds;
    const deviation = Math.sqrt((squares / rounds - mean * mean) / rounds);
    // 99.7 %: three standard errors, and the interval must be narrow enough to mean something.
    expect(Math.abs(mean * 100 - DECLARED_RTP)).toBeLessThan(3 * deviation * 100);
    expect(3 * deviation * 100).toBeLessThan(6);
  },
  120_000,
);

test('each reel shows at most one scatter, and all lines are distinct', () => {
  for (const strip of REEL_STRIPS)
    for (let stop = 0; stop < strip.length; stop += 1) {
      const seen = Array.from({ length: SLOT_ROWS }, (_, row) => strip[(stop + row) % strip.length]);
      expect(seen.filter((symbol) => symbol === 'scatter').length).toBeLessThanOrEqual(1);
    }
  expect(new Set(LINES.map(String)).size).toBe(LINES.length);
  expect(LINES).toHaveLength(Math.max(...LINE_COUNTS));
});

test('evaluate substitutes wilds from the left, and pays wilds as themselves where that is more', () => {
  const column = (middle: SlotSymbol): SlotSymbol[] => ['scatter', middle, 'f'];
  const middle = (...symbols: SlotSymbol[]) => evaluate(symbols.map(column), 20, 20, 1).find((win) => win.line === 1);
  expect(middle('wild', 'a', 'wild', 'b', 'c')).toMatchObject({ symbol: 'a', symbols: 3, amount: 50 });
  expect(middle('wild', 'wild', 'wild', 'h', 'c')).toMatchObject({ symbol: 'wild', symbols: 3, amount: 50 });
  expect(middle('wild', 'wild', 'wild', 'wild', 'wild')).toMatchObject({ symbols: 5, amount: 1000 });
  expect(middle('b', 'a', 'a', 'a', 'a')).toBeUndefined();
});

test('evaluate pays scatters anywhere on the grid by the whole bet and the multiplier', () => {
  const grid: SlotSymbol[][] = [['scatter', 'a', 'b'], ['c', 'scatter', 'd'], ['e', 'f', 'scatter'], dull, dull];
  expect(evaluate(grid, 2000, 20, 1)).toContainEqual(
    expect.objectContaining({ line: 0, symbol: 'scatter', symbols: 3, amount: 4000 }),
  );
  expect(evaluate(grid, 2000, 20, 2).find((win) => win.line === 0)?.amount).toBe(8000);
});

test('spin, for a bet that the lines do not divide, throws', () => {
  expect(() => spin({ dice: createDice('x'), bet: 2001, lines: 20, isFree: false })).toThrow(/divide/);
});
