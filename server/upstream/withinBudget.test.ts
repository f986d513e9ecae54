import { expect, onTestFinished, test, vi } from 'vitest';
import { withinBudget } from './withinBudget.ts';

test('withinBudget gives the result or the failure of work that ends in time', async () => {
  expect(await withinBudget(Promise.resolve(7), 1_000)).toBe(7);
  await expect(withinBudget(Promise.reject(new Error('down')), 1_000)).rejects.toThrow('down');
});

test('withinBudget, for work that takes longer, rejects at the limit and ignores its late failure', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise, reject } = Promise.withResolvers<never>();
  const waiting = withinBudget(promise, 500).catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(500);
  expect(await waiting).toBe('TimeoutError');
  reject(new Error('late'));
  await vi.advanceTimersByTimeAsync(0);
});
