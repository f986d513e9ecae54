import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pipeUpload } from './pipeUpload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { maxBytes: 1_000_000, beginning: 50_000, minRate: 1_000, window: 10_000, timeout: 15_000 };

function start() {
  const req = Object.assign(new PassThrough(), { complete: false });
  const exchange = { isOver: false, fail: vi.fn(), startClock: vi.fn() };
  const onBegun = vi.fn();
  const upload = pipeUpload(req as unknown as IncomingMessage, exchange, limits, onBegun);
  return { req, upload, body: upload.body, exchange, onBegun };
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

test('pipeUpload calls onBegun once, after the bytes of the beginning or at the end of a shorter body', async () => {
  const { req, body, upload, onBegun } = start();
  req.write(Buffer.alloc(49_999));
  await vi.advanceTimersByTimeAsync(1);
  expect(onBegun).not.toHaveBeenCalled();
  req.write('x');
  await vi.advanceTimersByTimeAsync(1);
  expect(onBegun.mock.calls).toEqual([[upload, false]]);
  expect(body.readableLength).toBe(50_000);
  body.resume();
  req.end('more');
  await vi.advanceTimersByTimeAsync(1);
  expect(onBegun).toHaveBeenCalledOnce();

  const short = start();
  short.req.end('short');
  await vi.advanceTimersByTimeAsync(1);
  expect(short.onBegun.mock.calls).toEqual([[short.upload, true]]);
});

test('the rate of an upload is that of the last fifth of the window, without the time in which the platform accepts nothing', async () => {
  const { req, body, upload } = start();
  req.write(Buffer.alloc(40_000));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([upload.isJudged(), upload.rate()]).toEqual([false, 40_000]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([upload.isJudged(), upload.rate()]).toEqual([true, 20_000]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(upload.rate()).toBe(0);
  // It accepts nothing for the whole of the next one, and the first half of the one after it.
  req.write(Buffer.alloc(200_000));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(upload.rate()).toBe(Infinity);
  body.resume();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(upload.rate()).toBe(0);
});
