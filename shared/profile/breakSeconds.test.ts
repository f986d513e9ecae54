import { expect, test } from 'vitest';
import { breakSeconds } from './breakSeconds.ts';

const now = Date.UTC(2026, 2, 29, 0, 59, 59, 500);

test.each([
  ['a day', now / 1000 + 86_400, 86_400],
  ['one that is over', now / 1000 - 5, 0],
  ['five years: as long as a cookie may last', now / 1000 + 5 * 365 * 86_400, 400 * 86_400],
  ['one for good', null, 400 * 86_400],
])('a break of %s is remembered by its device until its end', (_name, until, seconds) => {
  expect(breakSeconds(until, now)).toBe(seconds);
});
