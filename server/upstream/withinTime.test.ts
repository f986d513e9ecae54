import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTime } from './withinTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Rejects with the reason of the signal. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('withinTime, when the work ends in time, leaves no timer and no listener', async () => {
  const outer = new AbortController();
  await expect(withinTime(1_000, outer.signal, async () => 'answer')).resolves.toBe('answer');
  await expect(withinTime(1_000, outer.signal, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
});

test('withinTime, when the time is over, aborts with a TimeoutError', async () => {
  const late = withinTime(1_000, undefined, untilAborted).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toMatchObject({ name: 'TimeoutError' });
});

test.each(['before', 'during'])(
  'withinTime, aborted from outside %s the work, aborts with that reason',
  async (when) => {
    const outer = new AbortController();
    if (when === 'before') outer.abort(new Error('left'));
    const pending = withinTime(1_000, outer.signal, untilAborted);
    outer.abort(new Error('left'));
    await expect(pending).rejects.toThrow('left');
  },
);
