import { bulkhead } from 'cockatiel';
import { expect, test, vi } from 'vitest';
import { guardCall } from './guardCall.ts';

test('guardCall observes a call that succeeds, is an outage or fails, but not when its visitor left', async () => {
  const observe = vi.fn();
  const verdictOf = (status: number) =>
    status < 500 ? { outcome: 'answered' as const } : { outcome: 'failed' as const, fault: new Error('outage') };
  const guard = { breaker: undefined, observe, operation: 'games.get', verdictOf };
  await guardCall(guard, async () => 200);
  expect(observe).toHaveBeenLastCalledWith('games.get', expect.any(Number), undefined);
  await guardCall(guard, async () => 500);
  expect(observe).toHaveBeenLastCalledWith('games.get', expect.any(Number), expect.any(Error));
  const reset = new Error('reset');
  await expect(guardCall(guard, () => Promise.reject(reset))).rejects.toThrow(reset);
  expect(observe).toHaveBeenLastCalledWith('games.get', expect.any(Number), reset);
  const aborted = new DOMException('gone', 'AbortError');
  await expect(guardCall(guard, () => Promise.reject(aborted))).rejects.toThrow(aborted);
  expect(observe).toHaveBeenCalledTimes(3);
});

test('guardCall observes a call that found no place, and does not count it against the upstream', async () => {
  const observe = vi.fn();
  const report = vi.fn();
  const breaker = { enter: () => report } as never;
  const full = bulkhead(0);
  await expect(
    guardCall({ breaker, observe, operation: 'lookup' }, () => full.execute(() => Promise.resolve())),
  ).rejects.toThrow(/Bulkhead/i);
  expect([report.mock.calls, observe.mock.calls]).toEqual([
    [['left']],
    [['lookup', expect.any(Number), expect.any(Error)]],
  ]);
});
