import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventStream } from './createEventStream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection that accepts nothing until `read` is called. */
function setUp() {
  const wire = { sent: '', waiting: '', isCut: false };
  const res = Object.assign(new EventEmitter(), {
    write(text: string) {
      wire.waiting += text;
      return false;
    },
    end(text = '') {
      wire.waiting += text;
    },
    destroy() {
      wire.isCut = true;
    },
  });
  Object.defineProperty(res, 'writableLength', { get: () => wire.waiting.length });
  const stream = createEventStream(res as unknown as ServerResponse, {
    maxBytes: 100,
    graceMs: 10_000,
    resync: () => 'complete state',
  });
  const read = () => {
    wire.sent += wire.waiting;
    wire.waiting = '';
    res.emit('drain');
  };
  return { wire, stream, read };
}

test('an event stream whose reader is behind stays within its bound, and sends the complete state after the drain', () => {
  const { wire, stream, read } = setUp();
  for (let n = 0; n < 1_000; n += 1) stream.send(`event ${n};`.padEnd(60));
  expect(wire.waiting.length).toBeLessThanOrEqual(160);
  read();
  expect(wire.waiting).toBe('complete state');
  read();
  stream.send('the next one');
  expect(wire.waiting).toBe('the next one');
  expect(wire.isCut).toBe(false);
});

test('an event stream whose reader stays behind for ten seconds is destroyed', () => {
  const { wire, stream } = setUp();
  stream.send('x'.repeat(200));
  vi.advanceTimersByTime(9_999);
  expect(wire.isCut).toBe(false);
  vi.advanceTimersByTime(1);
  expect(wire.isCut).toBe(true);
});

test('an event stream writes one heartbeat to a slow reader, and nothing after its end', () => {
  const { wire, stream } = setUp();
  stream.beat();
  stream.beat();
  expect(wire.waiting).toBe(':\n\n');
  stream.end('last');
  stream.send('late');
  stream.beat();
  expect(wire.waiting).toBe(':\n\nlast');
});
