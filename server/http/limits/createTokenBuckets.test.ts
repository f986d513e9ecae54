import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTokenBuckets } from './createTokenBuckets.ts';

test('a token bucket gives a minute’s tokens at once, then one per step, after exactly the wait it returns', () => {
  let now = 1_000;
  const { take } = createTokenBuckets(() => now);
  for (let call = 0; call < 20; call += 1) expect(take('a', 20)).toBe(0);
  expect(take('a', 20)).toBeCloseTo(3_000);
  expect(take('b', 20)).toBe(0);
  now += 2_999;
  expect(take('a', 20)).toBeGreaterThan(0);
  now += 1;
  expect(take('a', 20)).toBe(0);
  expect(take('a', 20)).toBeCloseTo(3_000);
});

test('a token bucket, after giveBack, gives the token again, and never more than its size', () => {
  const { take, giveBack } = createTokenBuckets(() => 5);
  for (let call = 0; call < 100; call += 1) {
    expect(take('a', 3)).toBe(0);
    giveBack('a', 3);
  }
  for (let call = 0; call < 3; call += 1) expect(take('a', 3)).toBe(0);
  expect(take('a', 3)).toBeGreaterThan(0);
  giveBack('unknown', 3);
});

test('a token bucket, for any pauses, gives at most two minutes’ tokens in a minute, and one after each wait', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6_000 }),
      fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 300 }),
      (rate, pauses) => {
        let now = 7;
        const { take } = createTokenBuckets(() => now);
        const taken: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const wait = take('a', rate);
          if (wait === 0) taken.push(now);
          else {
            now += wait;
            expect(take('a', rate)).toBe(0);
            taken.push(now);
          }
        }
        for (const time of taken)
          expect(taken.filter((one) => one >= time && one < time + 60_000).length).toBeLessThanOrEqual(2 * rate + 1);
      },
    ),
  );
});

test('token buckets, after 60,000 other keys, have forgotten the first key and still limit the last', () => {
  const { take } = createTokenBuckets(() => 0);
  expect(take('first', 1)).toBe(0);
  expect(take('first', 1)).toBeGreaterThan(0);
  for (let visitor = 0; visitor < 60_000; visitor += 1) take(String(visitor), 1);
  expect(take('first', 1)).toBe(0);
  expect(take('59999', 1)).toBeGreaterThan(0);
});
