import { expect, test } from 'vitest';
import { createDice } from '#sandbox/world/play/dice.ts';
import { spin } from './slotEngine.ts';
import { SLOT_PAYOUTS } from './slotPayouts.ts';
import { slotRtp } from './slotRtp.ts';

const ROUNDS = 15_000;
/** Bounds between two steps of the table. */
const [GOOD, LARGE] = [Math.exp(0.5), Math.exp(2.5)];

test('SLOT_PAYOUTS has chances that add up to 1, and the RTP of slotRtp', () => {
  expect(SLOT_PAYOUTS.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(SLOT_PAYOUTS.reduce((sum, [times, chance]) => sum + times * chance, 0) * 100).toBeCloseTo(slotRtp(), 2);
});

test('spin, over 15 000 rounds, pays nothing, good and large wins as often as SLOT_PAYOUTS states', () => {
  const dice = createDice('payouts');
  const seen = { none: 0, whole: 0, large: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    let paid = 0;
    let free = 0;
    let isFree = false;
    do {
      const outcome = spin({ dice, bet: 2000, lines: 20, isFree });
      paid += outcome.win / 2000;
      free += outcome.free_spins_won - (isFree ? 1 : 0);
      isFree = true;
    } while (free > 0);
    if (paid === 0) seen.none += 1;
    if (paid >= GOOD) seen.whole += 1;
    if (paid >= LARGE) seen.large += 1;
  }
  const stated = (from: number, to = Number.POSITIVE_INFINITY) =>
    SLOT_PAYOUTS.reduce((sum, [times, chance]) => (times >= from && times < to ? sum + chance : sum), 0);
  // Four standard errors each.
  expect(Math.abs(seen.none / ROUNDS - stated(0, 0.001))).toBeLessThan(0.016);
  expect(Math.abs(seen.whole / ROUNDS - stated(GOOD))).toBeLessThan(0.014);
  expect(Math.abs(seen.large / ROUNDS - stated(LARGE))).toBeLessThan(0.004);
});
