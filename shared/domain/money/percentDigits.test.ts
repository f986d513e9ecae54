import { expect, test } from 'vitest';
import { percentDigits } from './percentDigits.ts';

test.each([
  [96, '96'],
  [96.5, '96,5'],
  [97.25, '97,25'],
  [0.1 + 0.2, '0,3'],
  [Number.NaN, '—'],
])('percentDigits, for %d, returns %s', (percent, digits) => {
  expect(percentDigits(percent)).toBe(digits);
});
