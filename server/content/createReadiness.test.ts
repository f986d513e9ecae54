import { expect, test, vi } from 'vitest';
import { createReadiness } from './createReadiness.ts';

test('createReadiness retries until all settings are read, and is warm once the indispensable ones are', async () => {
  vi.useFakeTimers();
  const known = new Set<string>();
  const down = new Set(['common', 'loyalty']);
  const read = vi.fn(async (name: string) => {
    if (down.has(name)) throw new Error('down');
    known.add(name);
    return {};
  });
  const unread = (names: readonly string[]) => names.filter((name) => !known.has(name));
  const readiness = createReadiness({ read, unread } as unknown as Parameters<typeof createReadiness>[0]);
  const stop = readiness.keepTrying();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(readiness.isWarm()).toBe(false);
  expect(readiness.unread().toSorted()).toEqual(['common', 'loyalty']);
  down.delete('common');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readiness.isWarm()).toBe(true);
  expect(readiness.unread()).toEqual(['loyalty']);
  down.clear();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readiness.unread()).toEqual([]);
  const calls = read.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read.mock.calls.length).toBe(calls);
  stop();
  vi.useRealTimers();
});
