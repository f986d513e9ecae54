import { expect, test } from 'vitest';
import { clockOffsetOf } from './clockOffsetOf.ts';

const noon = Date.parse('2026-09-01T12:00:00Z');
const answering = (date: string | null) => async () => ({ headers: new Headers(date === null ? {} : { date }) });
const date = new Date(noon).toUTCString();

test.each([
  ['an hour behind', noon - 3_600_000, 3_600_500],
  ['an hour ahead', noon + 3_600_000, -3_599_500],
  ['a second ahead', noon + 1_000, 0],
])('clockOffsetOf, for a device clock %s, returns the offset in milliseconds', async (_name, now, offset) => {
  expect(await clockOffsetOf(answering(date), () => now)).toBe(offset);
});

test('clockOffsetOf, without a readable Date header or without an answer, is 0', async () => {
  expect(await clockOffsetOf(answering(null), () => noon)).toBe(0);
  expect(await clockOffsetOf(answering('soon'), () => noon)).toBe(0);
  expect(
    await clockOffsetOf(
      () => Promise.reject(new TypeError('offline')),
      () => noon,
    ),
  ).toBe(0);
});
