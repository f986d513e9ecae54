import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEnd } from './watchEnd.ts';

const HOUR = 3_600_000;
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('a cashback that runs out while the page is open is told of at that moment, once', () => {
  const onEnd = vi.fn();
  const { look } = watchEnd(HOUR, Date.now, onEnd);
  vi.advanceTimersByTime(HOUR - 1);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  look();
  vi.advanceTimersByTime(HOUR);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('one that is over from the beginning is told of at once', () => {
  const onEnd = vi.fn();
  watchEnd(0, Date.now, onEnd);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a week beyond the longest timer is not over early', () => {
  const onEnd = vi.fn();
  watchEnd(24 * 40 * HOUR, Date.now, onEnd);
  vi.advanceTimersByTime(24 * 40 * HOUR - 1);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a device that slept through the end is told of it when it is looked at', () => {
  const onEnd = vi.fn();
  const { look } = watchEnd(HOUR, Date.now, onEnd);
  vi.setSystemTime(2 * HOUR);
  look();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a page that was left hears nothing', () => {
  const onEnd = vi.fn();
  watchEnd(HOUR, Date.now, onEnd).stop();
  vi.advanceTimersByTime(2 * HOUR);
  expect(onEnd).not.toHaveBeenCalled();
});
