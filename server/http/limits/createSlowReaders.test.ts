import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowReaders, type SlowReadersOptions } from './createSlowReaders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(options: Partial<SlowReadersOptions> = {}) {
  const readers = createSlowReaders({
    connections: 4,
    perVisitor: 2,
    grace: 2_000,
    ahead: 1_000,
    aheadOfAll: 10_000,
    ...options,
  });
  return (visitor: string) => {
    const socket = { timeout: 90_000, setTimeout: vi.fn((ms: number) => void (socket.timeout = ms)) };
    const res = Object.assign(new EventEmitter(), { socket, destroyed: false, destroy: vi.fn() });
    res.destroy.mockImplementation(() => {
      res.destroyed = true;
      res.emit('close');
    });
    const source = { pause: vi.fn(), resume: vi.fn() };
    return { reader: readers.open(res as unknown as ServerResponse, visitor, source), res, source, socket };
  };
}

test('a slow reader, past the read-ahead limit, pauses its source until all bytes are drained', () => {
  const { reader, res, source, socket } = setUp()('a');
  reader.isBehind(600);
  expect(source.pause).not.toHaveBeenCalled();
  expect(socket.timeout).toBe(20_000);
  reader.isBehind(600);
  reader.isBehind(600);
  expect(source.pause).toHaveBeenCalledOnce();
  res.emit('drain');
  expect(source.resume).toHaveBeenCalledOnce();
  expect(socket.timeout).toBe(90_000);
  reader.isBehind(600);
  expect(source.pause).toHaveBeenCalledOnce();
});

test('slow readers share one read-ahead limit, and a closed answer returns its bytes', () => {
  const open = setUp({ ahead: 8_000 });
  const first = open('a');
  first.reader.isBehind(8_000);
  const second = open('b');
  second.reader.isBehind(3_000);
  expect(first.source.pause).not.toHaveBeenCalled();
  expect(second.source.pause).toHaveBeenCalledOnce();
  first.res.destroy();
  first.reader.isBehind(8_000);
  const third = open('c');
  third.reader.isBehind(7_000);
  expect(third.source.pause).not.toHaveBeenCalled();
});

test('a visitor whose paused answers exceed the grace in total loses the answer that waited longest', () => {
  const open = setUp();
  const drips = open('a');
  for (let piece = 0; piece < 4; piece += 1) {
    drips.reader.isBehind(2_000);
    vi.advanceTimersByTime(600);
    drips.res.emit('drain');
  }
  const [one, two] = [open('a'), open('a')];
  for (const { reader } of [one, two]) reader.isBehind(2_000);
  vi.advanceTimersByTime(1_999);
  expect(drips.res.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect([drips, one, two].map(({ res }) => res.destroyed)).toEqual([true, false, false]);
});

test('slow readers of different visitors, beyond the shared connections, lose the one that waited longest', () => {
  const open = setUp();
  const all = ['a', 'b', 'c', 'd', 'e'].map((visitor) => {
    const one = open(visitor);
    one.reader.isBehind(2_000);
    vi.advanceTimersByTime(100);
    return one;
  });
  vi.advanceTimersByTime(5_000);
  expect(all.map(({ res }) => res.destroyed)).toEqual([true, false, false, false, false]);
});

test('an answer whose source has ended, however slowly it is read, holds no connection and is not cut', () => {
  const open = setUp();
  const ended = open('a');
  ended.reader.isBehind(2_000);
  vi.advanceTimersByTime(3_000);
  ended.reader.sourceEnded();
  for (const one of [open('a'), open('a')]) one.reader.isBehind(2_000);
  vi.advanceTimersByTime(3_000);
  expect(ended.res.destroyed).toBe(false);
});
