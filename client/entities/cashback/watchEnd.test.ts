import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEnd } from './watchEnd.ts';

const HOUR = 3_600_000;
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('watchEnd calls onEnd once, exactly when the time is reached', () => {
  const onEnd = vi.fn();
  const { look } = watchEnd(HOUR, Date.now, onEnd);
  vi.advanceTimersByTime(HOUR - 1);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  look();
  vi.advanceTimersByTime(HOUR);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('watchEnd, for a time that has passed already, calls onEnd immediately', () => {
  const onEnd = vi.fn();
  watchEnd(0, Date.now, onEnd);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('watchEnd, for an end beyond the longest browser timer, does not call onEnd early', () => {
  const onEnd = vi.fn();
  watchEnd(24 * 40 * HOUR, Date.now, onEnd);
  vi.advanceTimersByTime(24 * 40 * HOUR - 1);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('watchEnd, after the device slept through the end, calls onEnd on look()', () => {
  const onEnd = vi.fn();
  const { look } = watchEnd(HOUR, Date.now, onEnd);
  vi.setSystemTime(2 * HOUR);
  look();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('watchEnd, after stop(), does not call onEnd', () => {
  const onEnd = vi.fn();
  watchEnd(HOUR, Date.now, onEnd).stop();
  vi.advanceTimersByTime(2 * HOUR);
  expect(onEnd).not.toHaveBeenCalled();
});
