import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairness, roundDice } from '#sandbox/games/fairness.ts';
import { createDice } from '#sandbox/world/play/dice.ts';
import { variant } from '../../../tests/support/variant.ts';
import {
  CRASH_MAX_MULTIPLIER,
  CRASH_RTP,
  crashPoint,
  endOf,
  MIN_AUTO,
  multiplierAt,
  timeOf,
  winOf,
} from './crashMaths.ts';

const ROUNDS = 200_000;

variant(
  'crashPoint, over 200 000 flights, returns the declared RTP at every automatic cashout',
  () => {
    const fairness = createFairness('rtp');
    const points = Array.from({ length: ROUNDS }, (_, nonce) =>
      crashPoint(roundDice({ seed: fairness.seed('seat', nonce), client_seed: 'player', nonce })),
    );
    for (const auto of [MIN_AUTO, 150, 200, 500]) {
      const wins = points.map((point) => (endOf({ point, auto }).cashedAt > 0 ? auto / 100 : 0));
      const mean = wins.reduce((sum, win) => sum + win, 0) / ROUNDS;
      const variance = wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / ROUNDS;
      // 99.7 %: three standard errors, and the interval must be narrow enough to mean something.
      const interval = 3 * Math.sqrt(variance / ROUNDS) * 100;
      expect(Math.abs(mean * 100 - CRASH_RTP), `×${auto / 100}`).toBeLessThan(interval);
      expect(interval).toBeLessThan(2);
    }
  },
  120_000,
);

test('multiplierAt reaches each multiplier at its timeOf, is not above it a millisecond earlier, and starts at 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: CRASH_MAX_MULTIPLIER }), (multiplier) => {
      expect(multiplierAt(timeOf(multiplier))).toBeGreaterThanOrEqual(multiplier);
      expect(multiplierAt(timeOf(multiplier) - 1)).toBeLessThanOrEqual(multiplier);
    }),
  );
  expect(multiplierAt(0)).toBe(100);
  expect(multiplierAt(-5)).toBe(100);
});

test('endOf, without a manual cashout, ends at the automatic cashout, the crash point or the highest multiplier', () => {
  expect(endOf({ point: 97, auto: 0 })).toEqual({ ms: 0, cashedAt: 0 });
  expect(endOf({ point: 250, auto: 200 })).toEqual({ ms: timeOf(200), cashedAt: 200 });
  expect(endOf({ point: 200, auto: 200 })).toEqual({ ms: timeOf(200), cashedAt: 200 });
  expect(endOf({ point: 199, auto: 200 })).toEqual({ ms: timeOf(200), cashedAt: 0 });
  expect(endOf({ point: CRASH_MAX_MULTIPLIER, auto: 0 })).toEqual({
    ms: timeOf(CRASH_MAX_MULTIPLIER),
    cashedAt: CRASH_MAX_MULTIPLIER,
  });
  expect(winOf(33_333, 199)).toBe(66_332);
});

test('crashPoint, for any seed, follows from the first word of the dice by the published formula', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 20 }), (seed) => {
      const word = createDice(seed).below(2 ** 32);
      expect(crashPoint(createDice(seed))).toBe(
        Math.min(CRASH_MAX_MULTIPLIER, Math.floor((97 * 2 ** 32) / (2 ** 32 - word))),
      );
    }),
  );
});
