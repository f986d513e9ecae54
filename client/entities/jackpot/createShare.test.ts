import { expect, test, vi } from 'vitest';
import { createShare } from './createShare.ts';

function watched() {
  let report: (value: number) => void = () => undefined;
  const stop = vi.fn();
  const watch = vi.fn((show: (value: number) => void) => {
    report = show;
    return stop;
  });
  return { watch, stop, report: (value: number) => report(value) };
}

test('a share starts one watch for two that show its values, and gives the later one the last value at once', () => {
  const share = createShare<number>();
  const { watch, report } = watched();
  const subject = {};
  const [first, second]: [number[], number[]] = [[], []];
  share(subject, (value) => first.push(value), watch);
  report(1);
  share(subject, (value) => second.push(value), watch);
  report(2);
  expect([first, second, watch.mock.calls.length]).toEqual([[1, 2], [1, 2], 1]);
});

test('a share, when the last one leaves, stops the watch, and starts a new one for who comes afterwards', () => {
  const share = createShare<number>();
  const { watch, stop, report } = watched();
  const subject = {};
  const shown: number[] = [];
  const leaveFirst = share(subject, (value) => shown.push(value), watch);
  const leaveSecond = share(subject, () => undefined, watch);
  leaveFirst();
  report(1);
  expect([shown, stop.mock.calls.length]).toEqual([[], 0]);
  leaveSecond();
  expect(stop).toHaveBeenCalledOnce();
  share(subject, (value) => shown.push(value), watch);
  expect([shown, watch.mock.calls.length]).toEqual([[], 2]);
});

test('a share has a watch of its own for each subject', () => {
  const share = createShare<number>();
  const { watch } = watched();
  share({}, () => undefined, watch);
  share({}, () => undefined, watch);
  expect(watch).toHaveBeenCalledTimes(2);
});
