import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPacedRun } from './createPacedRun.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('createPacedRun runs at once, and in a pause once at its end, however often it was asked for', () => {
  const run = vi.fn();
  const paced = createPacedRun(run, 3_000);
  for (let n = 0; n < 5; n += 1) paced.soon();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_000);
  expect(run).toHaveBeenCalledTimes(2);
  // The run at the end of a pause begins another.
  paced.soon();
  expect(run).toHaveBeenCalledTimes(2);
  paced.stop();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});
