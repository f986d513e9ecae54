import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../shared/errors/AppError.ts';
import { repeatWhileVisible } from './repeatWhileVisible.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The seconds at which it was called. */
function follow(run: () => unknown, since = Date.now()): { calls: number[]; stop: () => void } {
  const calls: number[] = [];
  const began = Date.now();
  const stop = repeatWhileVisible(
    () => {
      calls.push((Date.now() - began) / 1_000);
      return run();
    },
    10_000,
    since,
  );
  return { calls, stop };
}

test('calls each period while the page is looked at, and at once on coming back', async () => {
  const { calls, stop } = follow(() => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(40_500);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toEqual([10, 20, 60.5]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toHaveLength(3);
});

test('calls at once where nothing was done before, and on a hidden page when someone looks at it', async () => {
  const { calls } = follow(() => undefined, Number.NEGATIVE_INFINITY);
  expect(calls).toEqual([0]);
  page.hidden = true;
  const { calls: later } = follow(() => undefined, Number.NEGATIVE_INFINITY);
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(later).toEqual([1]);
});

test('asks less and less while it fails, also of those who come back, and as before once it works', async () => {
  let fails = true;
  const { calls } = follow(() => (fails ? Promise.reject(new TypeError('down')) : Promise.resolve()));
  await vi.advanceTimersByTimeAsync(72_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toEqual([10, 30, 70]);
  fails = false;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(calls).toEqual([10, 30, 70, 150, 160, 170]);
});

test('waits as long as it is told to', async () => {
  const busy = new AppError('TooManyRequestsException', { message: '', status: 429, data: { retry_after: 60 } });
  const { calls } = follow(() => Promise.reject(busy));
  await vi.advanceTimersByTimeAsync(77_000);
  expect(calls).toEqual([10, 76]);
});
