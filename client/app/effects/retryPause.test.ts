import { expect, test } from 'vitest';
import { retryPause } from './retryPause.ts';

test('retryPause doubles from two seconds with a quarter of jitter, and is undefined after five tries', () => {
  const pauses = (random: () => number) => [0, 1, 2, 3, 4, 5].map((attempts) => retryPause(attempts, random));
  expect(pauses(() => 0.5)).toEqual([0, 2_000, 4_000, 8_000, 16_000, undefined]);
  expect(pauses(() => 0)).toEqual([0, 1_500, 3_000, 6_000, 12_000, undefined]);
  expect(pauses(() => 1)).toEqual([0, 2_500, 5_000, 10_000, 20_000, undefined]);
});
