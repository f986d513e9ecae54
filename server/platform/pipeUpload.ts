import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Exchange } from './money/Exchange.ts';

export interface UploadLimits {
  /** Bytes of a body whose length was not told. */
  maxBytes: number;
  /** Bytes a second, over each window. */
  minRate: number;
  /** Milliseconds of a window: a phone that changes its cell is silent for some seconds. */
  window: number;
  /** Milliseconds the upstream may take nothing of it. */
  timeout: number;
}

/**
 * A body streamed to the upstream, as it comes. Ends the exchange when it grows too large or comes too slowly: it holds a
 * connection that another one's documents wait for. Time in which the upstream does not take it is not the visitor's.
 *
 * Not the request itself: undici destroys a body it gives up, and with a request goes the visitor's connection (reliability F1, F7).
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
  // Before the pipe's own listener: nothing of what is too much is written.
  req.on('data', (chunk: Buffer) => {
    size += chunk.length;
    inWindow += chunk.length;
    if (size > maxBytes) exchange.fail('too_large');
  });
  req.pipe(body);
  // After it: what has come is written by now.
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
  // A visitor who breaks off must break the upload off too: its end would look like the end of a whole one.
  req.once('close', () => {
    stop();
    if (!req.complete) body.destroy(new Error('the visitor left'));
  });
  return body;
}
