import { expect, test } from 'vitest';
import { roundScaled } from './roundScaled.ts';

test.each([
  [1.005, 2, 101],
  [-1.005, 2, -101],
  [1e21, 2, 1e23],
  [2.5e-7, 7, 3],
  [1e-9, 2, 0],
])('roundScaled, for %d and %d digits, returns %d', (value, digits, scaled) => {
  expect(roundScaled(value, digits)).toBe(scaled);
});
