import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEnds } from './watchEnds.ts';

const START = Date.UTC(2026, 10, 23, 9);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const site = { offset: 0 };
const clock = () => Date.now() + site.offset;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  site.offset = 0;
});
afterEach(() => vi.useRealTimers());

function watched(...ends: number[]) {
  const calls: number[] = [];
  const stop = watchEnds(ends, clock, (end) => calls.push(end));
  return { calls, stop };
}

test('watchEnds calls at each end in order, once for equal ends, and leaves no timer', () => {
  const [first, second] = [START + 2 * MINUTE, START + 5 * MINUTE];
  const { calls } = watched(second, first, second);
  vi.advanceTimersByTime(2 * MINUTE - 1);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual([first]);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(calls).toEqual([first, second]);
  expect(vi.getTimerCount()).toBe(0);
});

test('watchEnds, with a device clock that is ahead, waits by the site’s clock', () => {
  site.offset = -3 * MINUTE;
  const end = START + 1 * MINUTE;
  const { calls } = watched(end);
  vi.advanceTimersByTime(4 * MINUTE - 1);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual([end]);
});

test('watchEnds calls at once for a past end, and waits longer when the clock is put back', () => {
  const { calls } = watched(START - MINUTE, START + MINUTE);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual([START - MINUTE]);
  site.offset = -30_000;
  vi.advanceTimersByTime(MINUTE);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(30_000);
  expect(calls).toEqual([START - MINUTE, START + MINUTE]);
});

test('watchEnds, for an end beyond the longest browser timer, calls at that end', () => {
  const end = START + 40 * DAY;
  const { calls } = watched(end);
  vi.advanceTimersByTime(39 * DAY);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(DAY);
  expect(calls).toEqual([end]);
});

test('watchEnds, once stopped, does not call and leaves no timer', () => {
  const { calls, stop } = watched(START + MINUTE);
  stop();
  vi.advanceTimersByTime(DAY);
  expect(calls).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
