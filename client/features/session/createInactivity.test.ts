import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInactivity } from './createInactivity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playerOf(seconds: number, isAtGame = () => false) {
  const reported: (number | null | 'end')[] = [];
  const inactivity = createInactivity({
    seconds,
    isAtGame,
    onWarning: (secondsLeft) => reported.push(secondsLeft),
    onEnd: () => reported.push('end'),
  });
  inactivity.start();
  return { inactivity, reported };
}

test.each([
  [1800, 1_440_000, 360],
  [100, 80_000, 20],
  [7, 5_600, 2],
])('createInactivity, for %d s, warns at %d ms with %d s left', (seconds, warnedAt, secondsLeft) => {
  const { reported } = playerOf(seconds);
  vi.advanceTimersByTime(warnedAt - 1);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual([secondsLeft]);
});

test('createInactivity counts down every second and ends once', () => {
  const { reported } = playerOf(20);
  vi.advanceTimersByTime(60_000);
  expect(reported).toEqual([4, 3, 2, 1, 'end']);
});

test('acted restarts the time before the warning, and has no effect after it; stay does', () => {
  const { inactivity, reported } = playerOf(100);
  vi.advanceTimersByTime(79_000);
  expect(inactivity.acted()).toBe(true);
  vi.advanceTimersByTime(79_000);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(3_000);
  expect(inactivity.acted()).toBe(false);
  expect(reported).toEqual([20, 19, 18]);
  inactivity.stay();
  expect(reported.at(-1)).toBe(null);
  vi.advanceTimersByTime(79_999);
  expect(reported.at(-1)).toBe(null);
});

test('createInactivity, after a sleep past the end, ends at the first act', () => {
  const { inactivity, reported } = playerOf(100);
  vi.setSystemTime(Date.now() + 200_000);
  expect(inactivity.acted()).toBe(false);
  expect(reported).toEqual(['end']);
  inactivity.stay();
  vi.advanceTimersByTime(200_000);
  expect(reported).toEqual(['end']);
});

test('createInactivity, while the player is at a game, does not warn', () => {
  let isAtGame = true;
  const { reported } = playerOf(100, () => isAtGame);
  vi.advanceTimersByTime(300_000);
  expect(reported).toEqual([]);
  isAtGame = false;
  vi.advanceTimersByTime(200_000);
  expect(reported.at(-1)).toBe('end');
});
