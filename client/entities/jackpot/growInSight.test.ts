import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { growInSight } from './growInSight.ts';

let isCalm = false;
vi.mock('#client/ui/theme/isMotionReduced.ts', () => ({ isMotionReduced: () => isCalm }));
let see: (...changes: boolean[]) => void;
const disconnect = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  isCalm = false;
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (...changes) => report(changes.map((isIntersecting) => ({ isIntersecting })));
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
  const abort = new AbortController();
  const show = (sum: number) => shown.push(sum);
  growInSight({} as Element, { from: 1_000, to: 2_000, periodMs: 10_000, show, signal: abort.signal });
  return { shown, stop: () => abort.abort() };
}

test('growInSight reports nothing while the element is out of sight, and the sum of the moment when it comes into sight', () => {
  const { shown } = grow();
  see(false);
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([]);
  see(true);
  expect(shown).toEqual([1_500]);
  vi.advanceTimersByTime(250);
  expect(shown).toEqual([1_500, 1_525]);
  see(false);
  vi.advanceTimersByTime(2_000);
  expect(shown).toHaveLength(2);
});

test('growInSight ends with the new sum and then stops by itself', () => {
  const { shown } = grow();
  see(true);
  vi.advanceTimersByTime(30_000);
  expect(shown.at(-1)).toBe(2_000);
  expect(shown).toHaveLength(41);
  expect(disconnect).toHaveBeenCalledOnce();
});

test('growInSight, stopped, reports no more', () => {
  const { shown, stop } = grow();
  see(true);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([1_000]);
});

test('growInSight, told of several changes at once, goes by the last', () => {
  const { shown } = grow();
  see(true, false);
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([]);
  see(false, true);
  expect(shown).toEqual([1_100]);
});

test('growInSight shows the new sum at once with reduced motion', () => {
  isCalm = true;
  expect(grow().shown).toEqual([2_000]);
});
