import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInactivity } from './createInactivity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playerOf(seconds: number, isAtGame = () => false) {
  const said: (number | null | 'end')[] = [];
  const inactivity = createInactivity({
    seconds,
    isAtGame,
    onWarning: (left) => said.push(left),
    onEnd: () => said.push('end'),
  });
  inactivity.start();
  return { inactivity, said };
}

test.each([
  [1800, 1_440_000, 360],
  [100, 80_000, 20],
  [7, 5_600, 2],
])('%d s: warned at %d ms, %d s left', (seconds, warnedAt, left) => {
  const { said } = playerOf(seconds);
  vi.advanceTimersByTime(warnedAt - 1);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([left]);
});

test('counts down by the second and ends once', () => {
  const { said } = playerOf(20);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([4, 3, 2, 1, 'end']);
});

test('an act before the warning begins the time anew; after it only the answer counts', () => {
  const { inactivity, said } = playerOf(100);
  vi.advanceTimersByTime(79_000);
  expect(inactivity.acted()).toBe(true);
  vi.advanceTimersByTime(79_000);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(3_000);
  expect(inactivity.acted()).toBe(false);
  expect(said).toEqual([20, 19, 18]);
  inactivity.stay();
  expect(said.at(-1)).toBe(null);
  vi.advanceTimersByTime(79_999);
  expect(said.at(-1)).toBe(null);
});

test('a device that slept past the end signs out when it wakes, whatever woke it', () => {
  const { inactivity, said } = playerOf(100);
  vi.setSystemTime(Date.now() + 200_000);
  expect(inactivity.acted()).toBe(false);
  expect(said).toEqual(['end']);
  inactivity.stay();
  vi.advanceTimersByTime(200_000);
  expect(said).toEqual(['end']);
});

test('who is at a game is not inactive', () => {
  let isAtGame = true;
  const { said } = playerOf(100, () => isAtGame);
  vi.advanceTimersByTime(300_000);
  expect(said).toEqual([]);
  isAtGame = false;
  vi.advanceTimersByTime(200_000);
  expect(said.at(-1)).toBe('end');
});
