import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlessLate } from './unlessLate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('unlessLate, for work that is done in time, resolves with it and leaves no timer', async () => {
  expect(await unlessLate(Promise.resolve(7), 100, () => null)).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

test('unlessLate, for work that takes longer, resolves with what late returns, and a later failure is not unhandled', async () => {
  let fail = (_error: Error) => {};
  const work = new Promise<number>((_resolve, reject) => {
    fail = reject;
  });
  const outcome = unlessLate(work, 100, () => null);
  await vi.advanceTimersByTimeAsync(100);
  expect(await outcome).toBeNull();
  fail(new Error('too late'));
  await vi.advanceTimersByTimeAsync(1);
});

test('unlessLate rejects with what late throws, which may abort the work first', async () => {
  const controller = new AbortController();
  const outcome = unlessLate(new Promise(() => {}), 100, () => {
    controller.abort();
    throw new DOMException('over', 'TimeoutError');
  });
  const judged = outcome.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  expect(await judged).toMatchObject({ name: 'TimeoutError' });
  expect(controller.signal.aborted).toBe(true);
});

test('unlessLate passes on the failure of work that fails in time', async () => {
  await expect(unlessLate(Promise.reject(new Error('no')), 100, () => null)).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
