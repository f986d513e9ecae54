import { expect, test } from 'vitest';
import { shortSum } from './shortSum.ts';

test.each([
  [50, '0,5'],
  [99_900, '999'],
  [100_000, '1K'],
  [1_250_000, '12,5K'],
  [99_994_000, '999,9K'],
  // Not 1000K.
  [99_996_000, '1M'],
  [150_000_000, '1,5M'],
])('a sum of %i minor units is %s on a chip', (minor, text) => {
  expect(shortSum(minor)).toBe(text);
});
