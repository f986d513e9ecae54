import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { pollPause } from './pollPause.ts';

const pause = (failures: number, error: unknown = new Error('reset'), random = 0.5) =>
  Math.round(pollPause(1_000, failures, error, () => random));

test('pollPause doubles with each failure, up to two minutes', () => {
  expect([1, 2, 3, 30].map((failures) => pause(failures))).toEqual([2_000, 4_000, 8_000, 120_000]);
});

test('pollPause spreads the pauses by a fifth to both sides', () => {
  expect([pause(1, undefined, 0), pause(1, undefined, 1)]).toEqual([1_600, 2_400]);
});

test.each([
  [30, 30_000],
  [1, 2_000],
  [3_600, 120_000],
])('pollPause, with a Retry-After of %i s, waits %i ms', (seconds, ms) => {
  expect(pause(1, new AppError('TooManyRequestsException', { data: { retry_after: seconds } }))).toBe(ms);
});
