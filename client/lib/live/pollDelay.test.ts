import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { pollDelay } from './pollDelay.ts';

afterEach(() => vi.restoreAllMocks());
const busy = (seconds: unknown) =>
  new AppError('TooManyRequestsException', { message: '', status: 429, data: { retry_after: seconds } });

test('pollDelay doubles with each failure, up to two minutes, with a fifth of jitter', () => {
  for (const [random, part] of [
    [0, 0.8],
    [0.5, 1],
    [1, 1.2],
  ] as const) {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const waits = [1, 2, 3, 4, 50].map((failures) => pollDelay(10_000, failures, new TypeError('no network')));
    expect(waits.map(Math.round)).toEqual([20_000, 40_000, 80_000, 120_000, 120_000].map((wait) => wait * part));
  }
});

test('pollDelay is at least the server’s retry_after, up to two minutes, and ignores an unreadable one', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(pollDelay(10_000, 1, busy(45))).toBe(45_000);
  expect(pollDelay(10_000, 3, busy(45))).toBe(64_000);
  expect(pollDelay(10_000, 1, busy(3_600))).toBe(120_000);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  expect(Math.round(pollDelay(10_000, 1, busy(45)))).toBe(54_000);
  for (const nonsense of ['soon', undefined, null])
    expect(Math.round(pollDelay(10_000, 1, busy(nonsense)))).toBe(24_000);
});
