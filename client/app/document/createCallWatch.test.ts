import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { createCallWatch } from './createCallWatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const never = () => new Promise<number>(() => {});

test('createCallWatch, after answers and final refusals, reports the page as whole', async () => {
  const watch = createCallWatch(4_000);
  expect(watch.isWhole()).toBe(true);
  expect(await watch.watch(Promise.resolve(1))).toBe(1);
  await watch.watch(Promise.reject(new AppError('AccessDeniedException'))).catch(() => {});
  await watch.watch(Promise.reject(new AppError('MethodNotFoundException'))).catch(() => {});
  expect([watch.isWhole(), watch.isSwitchedOff()]).toEqual([true, false]);
});

test.each([
  ['a failure without an answer', new AppError('InternalServerErrorException', { status: 502 })],
  ['a rate limit', new AppError('TooManyRequestsException')],
  ['a timeout of the catalogue', new DOMException('late', 'TimeoutError')],
])('createCallWatch, after %s that the loader caught, reports the page as not whole', async (_name, error) => {
  const watch = createCallWatch(4_000);
  expect(await watch.watch<null>(Promise.reject(error)).catch(() => null)).toBeNull();
  expect([watch.isWhole(), watch.isSwitchedOff()]).toEqual([false, false]);
});

test('createCallWatch, with a call still open, reports the page as not whole', async () => {
  const watch = createCallWatch(4_000);
  void watch.watch(never());
  expect(watch.isWhole()).toBe(false);
});

test('createCallWatch reports the platform as switched off only after an ApplicationDisabledException', async () => {
  const watch = createCallWatch(4_000);
  await watch.watch(Promise.reject(new AppError('ApplicationUnavailableException'))).catch(() => {});
  expect(watch.isSwitchedOff()).toBe(false);
  await watch.watch(Promise.reject(new AppError('ApplicationDisabledException'))).catch(() => {});
  expect(watch.isSwitchedOff()).toBe(true);
});

test('createCallWatch rejects open calls with 504 at its limit, and after loaded() has no timer and is not late', async () => {
  const watch = createCallWatch(4_000);
  const given = watch.watch(never()).catch((error: AppError) => error.status);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await given).toBe(504);
  await expect(watch.watch(never())).rejects.toMatchObject({ status: 504 });

  expect([watch.isLate(), watch.isWhole()]).toEqual([true, false]);

  const other = createCallWatch(4_000);
  other.loaded();
  expect(vi.getTimerCount()).toBe(0);
  expect(other.isLate()).toBe(false);
});
