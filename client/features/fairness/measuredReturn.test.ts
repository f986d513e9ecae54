import { expect, test } from 'vitest';
import { measuredReturn } from './measuredReturn.ts';

/** A fixed sequence of numbers below 1. */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test('measuredReturn, for fewer than thirty paid rounds, returns null', () => {
  const rounds = Array.from({ length: 29 }, () => ({ bet: 10, win: 10, rtp: 96 }));
  expect(measuredReturn([...rounds, { bet: 0, win: 500, rtp: 96 }])).toBe(null);
});

test('measuredReturn weighs rounds and stated returns by their stakes', () => {
  const rounds = Array.from({ length: 40 }, (_, index) =>
    index % 2 ? { bet: 10, win: 0, rtp: 90 } : { bet: 30, win: 40, rtp: 98 },
  );
  expect(measuredReturn(rounds)).toMatchObject({ rounds: 40, measured: 100, stated: 96 });
});

test('measuredReturn, of 400 simulated players, has an interval that contains the true return for about 95 in 100', () => {
  const random = generator(7);
  let inside = 0;
  for (let player = 0; player < 400; player += 1) {
    // Roulette on red: 18 of 37 win twice the stake.
    const rounds = Array.from({ length: 300 }, () => ({ bet: 10, win: random() < 18 / 37 ? 20 : 0, rtp: 3600 / 37 }));
    const found = measuredReturn(rounds);
    if (found && found.low <= found.stated && found.stated <= found.high) inside += 1;
  }
  expect(inside).toBeGreaterThan(366);
  expect(inside).toBeLessThan(397);
});
