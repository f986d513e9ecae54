import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../shared/errors/AppError.ts';
import { createCallWatch } from './createCallWatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const never = () => new Promise<number>(() => {});

test('a page is whole when everything was answered, be it by a refusal that stands', async () => {
  const watch = createCallWatch(4_000);
  expect(watch.isWhole()).toBe(true);
  expect(await watch.watch(Promise.resolve(1))).toBe(1);
  await watch.watch(Promise.reject(new AppError('AccessDeniedException'))).catch(() => {});
  await watch.watch(Promise.reject(new AppError('MethodNotFoundException'))).catch(() => {});
  expect([watch.isWhole(), watch.isSwitchedOff()]).toEqual([true, false]);
});

test.each([
  ['no answer', new AppError('InternalServerErrorException', { status: 502 })],
  ['too many questions', new AppError('TooManyRequestsException')],
  ['a catalogue that takes too long', new DOMException('late', 'TimeoutError')],
])('a page whose loader hid %s is not whole', async (_name, error) => {
  const watch = createCallWatch(4_000);
  expect(await watch.watch<null>(Promise.reject(error)).catch(() => null)).toBeNull();
  expect([watch.isWhole(), watch.isSwitchedOff()]).toEqual([false, false]);
});

test('nor is one that did not wait for an answer', async () => {
  const watch = createCallWatch(4_000);
  void watch.watch(never());
  expect(watch.isWhole()).toBe(false);
});

test('only the platform’s own word switches it off', async () => {
  const watch = createCallWatch(4_000);
  await watch.watch(Promise.reject(new AppError('ApplicationUnavailableException'))).catch(() => {});
  expect(watch.isSwitchedOff()).toBe(false);
  await watch.watch(Promise.reject(new AppError('ApplicationDisabledException'))).catch(() => {});
  expect(watch.isSwitchedOff()).toBe(true);
});

test('what holds up the first byte is given up in time; what comes after it is not', async () => {
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
