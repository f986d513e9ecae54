import { beforeEach, expect, test, vi } from 'vitest';
import { createPausableTimer } from './pausableTimer.ts';

const clock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (id: never) => clearTimeout(id),
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('createPausableTimer calls onEnd once after its duration', () => {
  const end = vi.fn();
  createPausableTimer(5000, end, clock);
  vi.advanceTimersByTime(4999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('createPausableTimer, paused and resumed, counts only the running time', () => {
  const end = vi.fn();
  const timer = createPausableTimer(5000, end, clock);
  vi.advanceTimersByTime(4000);
  timer.pause();
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.resume();
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('createPausableTimer, stopped and then resumed, never calls onEnd', () => {
  const end = vi.fn();
  const timer = createPausableTimer(5000, end, clock);
  timer.stop();
  timer.resume();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});
