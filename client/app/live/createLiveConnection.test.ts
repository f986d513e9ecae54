import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveConnection } from './createLiveConnection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = (headers: Headers, signal: AbortSignal) => Response | Promise<Response>;

function setUp(answer: Answer) {
  const requests: { at: number; id: string | null }[] = [];
  const names: string[] = [];
  const alive: number[] = [];
  let id: string | undefined;
  const connection = createLiveConnection({
    uid: 7,
    fetch: (async (_url: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      requests.push({ at: Date.now(), id: headers.get('last-event-id') });
      const signal = init.signal as AbortSignal;
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      return Promise.race([answer(headers, signal), aborted]);
    }) as typeof fetch,
    lastId: () => id,
    onEvent: (event) => {
      names.push(event.name);
      id = event.id ?? id;
    },
    onAlive: () => alive.push(Date.now()),
    random: () => 0.5,
  });
  return { connection, requests, names, alive };
}

/** A stream of these texts at these milliseconds; it ends at `endsAt`, or stays open. */
function streamOf(pieces: readonly (readonly [number, string])[], endsAt?: number, signal?: AbortSignal): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const timers = pieces.map(([ms, text]) => setTimeout(() => controller.enqueue(encoder.encode(text)), ms));
      if (endsAt !== undefined) timers.push(setTimeout(() => controller.close(), endsAt));
      signal?.addEventListener('abort', () => {
        for (const timer of timers) clearTimeout(timer);
        controller.error(signal.reason);
      });
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
/** The minimum of heartbeats in ten seconds of a stream, at one every seven seconds. */
const BEATS = [0, 3_000].map((ms) => [ms, ':\n\n'] as const);

test('createLiveConnection, for a stream cut every ten seconds, reopens it within 1.1 s from the last event id', async () => {
  const { connection, requests } = setUp((_headers, signal) =>
    streamOf([[0, 'id: a.1\nevent: balance\ndata: {}\n\n'], ...BEATS], 10_000, signal),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.length).toBeGreaterThanOrEqual(5);
  expect(requests.slice(1).every(({ id }) => id === 'a.1')).toBe(true);
  for (const [n, { at }] of requests.entries()) if (n > 0) expect(at - (requests[n - 1]?.at ?? 0)).toBeLessThan(11_100);
  connection.close();
});

test('createLiveConnection, behind a proxy that buffers the stream, reports no life and reconnects ever more rarely', async () => {
  const { connection, requests, alive } = setUp((_headers, signal) => streamOf([], undefined, signal));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(alive).toEqual([]);
  expect(requests.length).toBeLessThan(12);
  connection.close();
});

test.each([
  [503, '30', 30_000],
  [429, '60', 60_000],
])('createLiveConnection, for %i with Retry-After %s, reconnects only after that time', async (status, seconds, ms) => {
  const { connection, requests } = setUp(() => new Response('', { status, headers: { 'retry-after': seconds } }));
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(ms / 5 + 2_000);
  expect(requests).toHaveLength(2);
  connection.close();
});

test.each([204, 403, 404])('createLiveConnection, for %i, does not reconnect', async (status) => {
  const { requests, names } = setUp(() => new Response(null, { status }));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toHaveLength(1);
  // 204 is reported as `signed_out`, so that a session that ended before the stream opened is checked like one that ends during it.
  expect(names).toEqual(status === 204 ? ['signed_out'] : []);
});

test('createLiveConnection, after a `reconnect` event, waits as long as the event asks', async () => {
  const { connection, requests } = setUp((_headers, signal) =>
    streamOf([[0, 'event: reconnect\ndata: {"in_ms":4000}\n\n']], 1, signal),
  );
  await vi.advanceTimersByTimeAsync(4_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests).toHaveLength(2);
  connection.close();
});

test('createLiveConnection, once closed, does not reconnect', async () => {
  const { connection, requests } = setUp((_headers, signal) => streamOf(BEATS, undefined, signal));
  await vi.advanceTimersByTimeAsync(1_000);
  connection.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toHaveLength(1);
});
