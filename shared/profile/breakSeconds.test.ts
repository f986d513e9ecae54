import { expect, test } from 'vitest';
import { breakSeconds } from './breakSeconds.ts';

const now = Date.UTC(2026, 2, 29, 0, 59, 59, 500);

test.each([
  ['a day', now / 1000 + 86_400, 86_400],
  ['a second that is over', now / 1000 - 5, 0],
  ['five years: as long as a cookie may last', now / 1000 + 5 * 365 * 86_400, 400 * 86_400],
  ['unlimited time', null, 400 * 86_400],
])('breakSeconds, for a break of %s, returns the seconds until its end, at most 400 days', (_name, until, seconds) => {
  expect(breakSeconds(until, now)).toBe(seconds);
});
