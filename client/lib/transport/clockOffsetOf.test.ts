import { expect, test } from 'vitest';
import { clockOffsetOf } from './clockOffsetOf.ts';

const noon = Date.parse('2026-09-01T12:00:00Z');
const telling = (time: number) => () => Promise.resolve(time);

test.each([
  ['an hour behind', noon - 3_600_000, 3_600_500],
  ['an hour ahead', noon + 3_600_000, -3_599_500],
  ['a second ahead', noon + 1_000, 0],
])('clockOffsetOf, for a device clock %s, returns the offset in milliseconds', async (_name, now, offset) => {
  expect(await clockOffsetOf(telling(noon), () => now)).toBe(offset);
});

test('clockOffsetOf, without a time or without an answer, is null', async () => {
  expect(await clockOffsetOf(telling(Number.NaN), () => noon)).toBeNull();
  const offline = () => Promise.reject(new TypeError('offline'));
  expect(await clockOffsetOf(offline, () => noon)).toBeNull();
});
