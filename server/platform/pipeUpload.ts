import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Exchange } from './money/Exchange.ts';

/** Limits of one streamed upload. */
export interface UploadLimits {
  /** Maximum bytes of a body without Content-Length. */
  maxBytes: number;
  /** Minimum bytes per second, over each window. */
  minRate: number;
  /** Length of a window in ms. A phone that changes its cell sends nothing for some seconds. */
  window: number;
  /** Milliseconds in which the upstream must accept at least one byte. */
  timeout: number;
}

/**
 * Streams a request body to the upstream. Fails the exchange with `too_large` or `too_slow`, because an upload occupies one of few
 * connections; time in which the upstream accepts nothing does not count as slow, but fails with `timeout` after `timeout` ms.
 *
 * Returns a copy of the request stream: undici destroys a body it abandons, and destroying the request would close the visitor's
 * connection (reliability F1, F7).
 */
export function pipeUpload(req: IncomingMessage, exchange: Exchange, limits: UploadLimits): PassThrough {
  const { maxBytes, minRate, window, timeout } = limits;
  const body = new PassThrough();
  let size = 0;
  let inWindow = 0;
  let blockedSince: number | undefined;
  let blocked = 0;
  let upstreamClock: NodeJS.Timeout | undefined;

  const countBlocked = (): void => {
    if (blockedSince === undefined) return;
    const at = performance.now();
    blocked += at - blockedSince;
    blockedSince = at;
  };
  const windows = setInterval(() => {
    countBlocked();
    const isSlow = inWindow < (minRate * Math.max(0, window - blocked)) / 1000;
    [inWindow, blocked] = [0, 0];
    if (isSlow) exchange.fail('too_slow');
  }, window);
  const stop = (): void => {
    clearInterval(windows);
    clearTimeout(upstreamClock);
  };

  body.on('error', () => {});
  body.once('close', stop);
  body.on('drain', () => {
    countBlocked();
    blockedSince = undefined;
    clearTimeout(upstreamClock);
  });
  // Added before the pipe's listener, so that bytes over the limit are not written.
  req.on('data', (chunk: Buffer) => {
    size += chunk.length;
    inWindow += chunk.length;
    if (size > maxBytes) exchange.fail('too_large');
  });
  req.pipe(body);
  // Added after the pipe's listener: the chunk is written by now.
  req.on('data', () => {
    if (exchange.isOver || !body.writableNeedDrain || blockedSince !== undefined) return;
    blockedSince = performance.now();
    upstreamClock = setTimeout(() => {
      exchange.fail('timeout', new DOMException(`nothing taken for ${timeout} ms`, 'TimeoutError'));
    }, timeout);
  });
  req.once('end', () => {
    stop();
    exchange.startClock();
  });
  // A request that breaks off must destroy the body: ending it would look like a complete upload.
  req.once('close', () => {
    stop();
    if (!req.complete) body.destroy(new Error('the visitor left'));
  });
  return body;
}
