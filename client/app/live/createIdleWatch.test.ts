import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdleWatch } from './createIdleWatch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(afterMs: number | null) {
  const seen: string[] = [];
  const watch = createIdleWatch({
    afterMs,
    now: () => Date.now(),
    onAway: () => seen.push('away'),
    onBack: () => seen.push('back'),
  });
  return { seen, watch };
}

test('createIdleWatch reports a player away after five minutes without a click, and back at the next click', () => {
  const { seen, watch } = setUp(300_000);
  vi.advanceTimersByTime(200_000);
  watch.clicked();
  vi.advanceTimersByTime(299_000);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual(['away']);
  watch.clicked();
  watch.clicked();
  expect(seen).toEqual(['away', 'back']);
  vi.advanceTimersByTime(300_000);
  expect(seen).toEqual(['away', 'back', 'away']);
  watch.clicked();
  watch.stop();
  vi.advanceTimersByTime(600_000);
  expect(seen).toEqual(['away', 'back', 'away', 'back']);
});

test('createIdleWatch, where the operator turns nothing off, never reports a player away', () => {
  const { seen } = setUp(null);
  vi.advanceTimersByTime(86_400_000);
  expect(seen).toEqual([]);
});
