import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { growInSight } from './growInSight.ts';

let isCalm = false;
vi.mock('#client/ui/theme/isMotionReduced.ts', () => ({ isMotionReduced: () => isCalm }));
let see: (...changes: [element: number, isIntersecting: boolean][]) => void;
const disconnect = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  isCalm = false;
  disconnect.mockClear();
  vi.stubGlobal('document', { querySelectorAll: () => [1, 2] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { target: number; isIntersecting: boolean }[]) => void) {
        see = (...changes) => report(changes.map(([target, isIntersecting]) => ({ target, isIntersecting })));
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function grow() {
  const shown: number[] = [];
  const stop = growInSight({
    from: { 7: 1_000, 8: 50 },
    to: { 7: 2_000, 8: 20 },
    periodMs: 10_000,
    show: (sums) => shown.push(sums['7'] ?? 0),
  });
  return { shown, stop };
}

test('growInSight shows nothing while all sums are out of sight, and those of the moment when one comes into sight', () => {
  const { shown } = grow();
  see([1, false], [2, false]);
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([]);
  see([2, true]);
  expect(shown).toEqual([1_500]);
  vi.advanceTimersByTime(250);
  expect(shown).toEqual([1_500, 1_525]);
  see([2, false]);
  vi.advanceTimersByTime(2_000);
  expect(shown).toHaveLength(2);
});

test('growInSight, told of several changes of one sum at once, goes by the last', () => {
  const { shown } = grow();
  see([1, true], [1, false]);
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([]);
  see([1, false], [1, true]);
  expect(shown).toEqual([1_100]);
});

test('growInSight shows a jackpot that was won at once, ends with the new sums, and then stops by itself', () => {
  const all: Readonly<Record<string, number>>[] = [];
  growInSight({ from: { 7: 1_000, 8: 50 }, to: { 7: 2_000, 8: 20 }, periodMs: 10_000, show: (sums) => all.push(sums) });
  see([1, true]);
  expect(all).toEqual([{ 7: 1_000, 8: 20 }]);
  vi.advanceTimersByTime(30_000);
  expect(all.at(-1)).toEqual({ 7: 2_000, 8: 20 });
  expect(all).toHaveLength(41);
  expect(disconnect).toHaveBeenCalledOnce();
});

test('growInSight, stopped, shows no more', () => {
  const { shown, stop } = grow();
  see([1, true]);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([1_000]);
});

test('growInSight shows the new sums at once with reduced motion', () => {
  isCalm = true;
  expect(grow().shown).toEqual([2_000]);
});
