import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeoutBudget } from './withTimeoutBudget.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('SSR', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
const never = () => new Promise<number>(() => {});

test('withTimeoutBudget, on the server, rejects work that exceeds the budget and clears the timer of settled work', async () => {
  expect(await withTimeoutBudget(Promise.resolve(1), 1_500)).toBe(1);
  await expect(withTimeoutBudget(Promise.reject(new Error('refused')), 1_500)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
  const late = withTimeoutBudget(never(), 1_500).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await late).toBe('no answer within 1500 ms');
});

test('withTimeoutBudget, without a budget, sets no timer', () => {
  void withTimeoutBudget(never(), undefined);
  expect(vi.getTimerCount()).toBe(0);
});
