import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Exchange } from './money/Exchange.ts';
import { pipeUpload } from './pipeUpload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { maxBytes: 1_000_000, minRate: 1_000, window: 10_000, timeout: 15_000 };

function start() {
  const req = Object.assign(new PassThrough(), { complete: false });
  const exchange = { fail: vi.fn(), startClock: vi.fn() };
  const body = pipeUpload(req as unknown as IncomingMessage, exchange as unknown as Exchange, limits);
  return { req, body, exchange };
}

test('pipeUpload, for a body at the minimum rate, never fails the exchange, and starts its clock at the end of the body', async () => {
  const { req, body, exchange } = start();
  body.resume();
  for (let second = 0; second < 60; second += 5) {
    req.write(Buffer.alloc(5_000));
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(exchange.fail).not.toHaveBeenCalled();
  req.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(exchange.startClock).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(exchange.fail).not.toHaveBeenCalled();
});

test('pipeUpload, for a body below the minimum rate after a fast beginning, fails the exchange with too_slow', async () => {
  const { req, body, exchange } = start();
  body.resume();
  req.write(Buffer.alloc(100_000));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(exchange.fail).not.toHaveBeenCalled();
  for (let second = 0; second < 10; second += 1) {
    req.write('x');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(exchange.fail).toHaveBeenCalledWith('too_slow');
});

test('pipeUpload, while the platform accepts nothing, does not fail with too_slow, but with timeout after 15 seconds', async () => {
  const { req, exchange } = start();
  req.write(Buffer.alloc(100_000));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(exchange.fail).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(exchange.fail.mock.calls).toEqual([['timeout', expect.any(Error)]]);
});

test('pipeUpload, for a body over maxBytes, fails the exchange with too_large', async () => {
  const { req, body, exchange } = start();
  body.resume();
  req.write(Buffer.alloc(1_000_001));
  await vi.advanceTimersByTimeAsync(1);
  expect(exchange.fail).toHaveBeenCalledWith('too_large');
});
