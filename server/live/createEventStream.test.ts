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

/** A connection that takes nothing until it is read. */
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
    resync: () => 'all of it',
  });
  const read = () => {
    wire.sent += wire.waiting;
    wire.waiting = '';
    res.emit('drain');
  };
  return { wire, stream, read };
}

test('who does not read holds no more than the bound, and gets the state of everything when they do', () => {
  const { wire, stream, read } = setUp();
  for (let n = 0; n < 1_000; n += 1) stream.send(`event ${n};`.padEnd(60));
  expect(wire.waiting.length).toBeLessThanOrEqual(160);
  read();
  expect(wire.waiting).toBe('all of it');
  read();
  stream.send('the next one');
  expect(wire.waiting).toBe('the next one');
  expect(wire.isCut).toBe(false);
});

test('who does not read even that is cut', () => {
  const { wire, stream } = setUp();
  stream.send('x'.repeat(200));
  vi.advanceTimersByTime(9_999);
  expect(wire.isCut).toBe(false);
  vi.advanceTimersByTime(1);
  expect(wire.isCut).toBe(true);
});

test('a sign of life does not pile up behind a slow reader, and nothing follows the end', () => {
  const { wire, stream } = setUp();
  stream.beat();
  stream.beat();
  expect(wire.waiting).toBe(':\n\n');
  stream.end('last');
  stream.send('late');
  stream.beat();
  expect(wire.waiting).toBe(':\n\nlast');
});
