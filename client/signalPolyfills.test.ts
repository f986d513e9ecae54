import { expect, test, vi } from 'vitest';
import { anySignal, timeoutSignal } from './signalPolyfills.ts';

test('a signal of several aborts once with the reason of the first', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = anySignal([one.signal, other.signal]);
  const onAbort = vi.fn();
  signal.addEventListener('abort', onAbort);
  other.abort(new Error('second'));
  one.abort(new Error('first'));
  expect(signal.reason).toEqual(new Error('second'));
  expect(onAbort).toHaveBeenCalledTimes(1);
});

test('a signal of an aborted one is aborted', () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort('gone')]).reason).toBe('gone');
});

test('a signal with a timeout aborts after it with a TimeoutError', () => {
  vi.useFakeTimers();
  const signal = timeoutSignal(1_000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  vi.useRealTimers();
});
