import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
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

/** Records the seconds at which `run` is called. */
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

test('repeatWhileVisible calls each period while visible, at once on return, and never after its stop', async () => {
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

test('repeatWhileVisible, without an earlier call, calls at once, or on a hidden page once it is visible', async () => {
  const { calls } = follow(() => undefined, Number.NEGATIVE_INFINITY);
  expect(calls).toEqual([0]);
  page.hidden = true;
  const { calls: later } = follow(() => undefined, Number.NEGATIVE_INFINITY);
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(later).toEqual([1]);
});

test('repeatWhileVisible, while calls reject, doubles its period, also on return, and resets it on success', async () => {
  let fails = true;
  const { calls } = follow(() => (fails ? Promise.reject(new TypeError('down')) : Promise.resolve()));
  await vi.advanceTimersByTimeAsync(72_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toEqual([10, 30, 70]);
  fails = false;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(calls).toEqual([10, 30, 70, 150, 160, 170]);
});

test('repeatWhileVisible, after a retry_after of 60 s, waits that long with jitter', async () => {
  const busy = new AppError('TooManyRequestsException', { message: '', status: 429, data: { retry_after: 60 } });
  const { calls } = follow(() => Promise.reject(busy));
  await vi.advanceTimersByTimeAsync(77_000);
  expect(calls).toEqual([10, 76]);
});
