import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import type { Call } from '#shared/api/call.ts';
import { createGameFinders } from './createGameFinders.ts';

function setUp(answer: () => Promise<unknown>) {
  const onError = vi.fn();
  const started: RequestTrace[] = [];
  const created = createGameFinders({
    call(_locale, _origin, trace) {
      started.push(trace);
      return (() => answer()) as unknown as Call;
    },
    times: () => ({ fresh: 60_000, stale: 0, error: 0 }),
    onError,
  });
  return { ...created, onError, started };
}

test('a request that waits for the catalogue has it in its calls; one that joins is collapsed, a later one has none', async () => {
  const { finder, list, started } = setUp(() => sleep(10, { items: [], total: 0 }));
  const [first, second, third] = [backgroundTrace('first'), backgroundTrace('second'), backgroundTrace('third')];
  await Promise.all([finder('uz', 'http://a', first), finder('uz', 'http://a', second)]);
  await list('uz', 'http://a', third);
  const callsOf = ({ calls }: RequestTrace) => calls.map(({ name, verdict }) => [name, verdict]);
  expect(callsOf(first)).toEqual([['games.finder', 'miss']]);
  expect(first.calls[0]?.ms).toBeGreaterThan(5);
  expect(callsOf(second)).toEqual([['games.finder', 'collapsed']]);
  expect(callsOf(third)).toEqual([]);
  expect(started.map(({ id }) => id)).toEqual(['first']);
});

test('a catalogue that cannot be read is a failed call of its request, and is reported with the id of the request', async () => {
  const { finder, onError } = setUp(() => Promise.reject(new Error('down')));
  const trace = backgroundTrace('request-1');
  await expect(finder('uz', 'http://a', trace)).rejects.toThrow('down');
  expect(trace.calls).toEqual([
    { name: 'games.finder', verdict: 'failed', ms: expect.any(Number), startedAt: expect.any(Number) },
  ]);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'down' }), 'request-1');
});
