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
  const told: number[] = [];
  const stop = watchEnds(ends, clock, (end) => told.push(end));
  return { told, stop };
}

test('each end is told at its moment while the page is open, the earliest first, and two of one moment once', () => {
  const [first, second] = [START + 2 * MINUTE, START + 5 * MINUTE];
  const { told } = watched(second, first, second);
  vi.advanceTimersByTime(2 * MINUTE - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([first]);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(told).toEqual([first, second]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the site’s clock decides, however wrong that of the device is', () => {
  site.offset = -3 * MINUTE;
  const end = START + 1 * MINUTE;
  const { told } = watched(end);
  vi.advanceTimersByTime(4 * MINUTE - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([end]);
});

test('an end that passed before the page came to life is told at once; a clock put back tells nothing too early', () => {
  const { told } = watched(START - MINUTE, START + MINUTE);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([START - MINUTE]);
  site.offset = -30_000;
  vi.advanceTimersByTime(MINUTE);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(30_000);
  expect(told).toEqual([START - MINUTE, START + MINUTE]);
});

test('an end that is further away than a timer can wait is told at its day', () => {
  const end = START + 40 * DAY;
  const { told } = watched(end);
  vi.advanceTimersByTime(39 * DAY);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(DAY);
  expect(told).toEqual([end]);
});

test('who has left the page is told nothing', () => {
  const { told, stop } = watched(START + MINUTE);
  stop();
  vi.advanceTimersByTime(DAY);
  expect(told).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
