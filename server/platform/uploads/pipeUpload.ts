import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Exchange } from '#server/platform/Exchange.ts';

/** Limits of one streamed upload. */
export interface UploadLimits {
  /** Maximum bytes of a body without Content-Length. */
  maxBytes: number;
  /** Bytes that are read before the upload begins: a visitor who sends nothing must not occupy anything. */
  beginning: number;
  /** Minimum bytes per second, over each window. */
  minRate: number;
  /** Length of a window in ms. A phone that changes its cell sends nothing for some seconds. */
  window: number;
  /** Milliseconds in which the upstream must accept at least one byte. */
  timeout: number;
}

/** An upload that is being received. */
export interface Upload {
  /**
   * A copy of the request stream: undici destroys a body it abandons, and destroying the request would close the visitor's connection
   * (reliability F1, F7).
   */
  readonly body: PassThrough;
  /** Whether a fifth of a window, 3 s, has passed, so that `rate` says something about the visitor. */
  isJudged(): boolean;
  /** Bytes per second in the last fifth of a window; before its end, since the start. Time in which the upstream accepts nothing does not count. */
  rate(): number;
}

/** Parts of a window. */
const STEPS = 5;

/**
 * Streams a request body to the upstream. Fails the exchange with `too_large` or `too_slow`, because an upload occupies one of few
 * connections; time in which the upstream accepts nothing does not count as slow, but fails with `timeout` after `timeout` ms.
 *
 * `onBegun` is called once, when `beginning` bytes are read, or the whole body if it is shorter. The body must then be sent or destroyed.
 */
export function pipeUpload(
  req: IncomingMessage,
  exchange: Pick<Exchange, 'fail' | 'isOver' | 'startClock'>,
  limits: UploadLimits,
  onBegun: (upload: Upload, isWhole: boolean) => void,
): Upload {
  const { maxBytes, beginning, minRate, window, timeout } = limits;
  const step = window / STEPS;
  const startedAt = performance.now();
  const body = new PassThrough();
  let size = 0;
  let inStep = 0;
  let lastSteps: { bytes: number; ms: number }[] = [];
  let lastRate: number | undefined;
  let hasBegun = false;
  let blockedSince: number | undefined;
  let blocked = 0;
  let upstreamClock: NodeJS.Timeout | undefined;

  const countBlocked = (): void => {
    if (blockedSince === undefined) return;
    const now = performance.now();
    blocked += now - blockedSince;
    blockedSince = now;
  };
  const steps = setInterval(() => {
    countBlocked();
    const ms = Math.max(0, step - blocked);
    lastRate = ms === 0 ? Infinity : (inStep * 1000) / ms;
    lastSteps.push({ bytes: inStep, ms });
    [inStep, blocked] = [0, 0];
    if (lastSteps.length < STEPS) return;
    const sumOf = (key: 'bytes' | 'ms') => lastSteps.reduce((sum, one) => sum + one[key], 0);
    const isSlow = sumOf('bytes') < (minRate * sumOf('ms')) / 1000;
    lastSteps = [];
    if (!isSlow) return;
    if (!hasBegun) body.destroy();
    exchange.fail('too_slow');
  }, step);
  const stop = (): void => {
    clearInterval(steps);
    clearTimeout(upstreamClock);
  };
  const upload: Upload = {
    body,
    isJudged: () => lastRate !== undefined,
    rate: () => lastRate ?? (size * 1000) / Math.max(1, performance.now() - startedAt),
  };
  const begin = (isWhole: boolean): void => {
    if (hasBegun || exchange.isOver) return;
    hasBegun = true;
    onBegun(upload, isWhole);
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
    inStep += chunk.length;
    if (size > maxBytes) exchange.fail('too_large');
  });
  req.pipe(body);
  // Added after the pipe's listener: the chunk is written by now.
  req.on('data', () => {
    if (size >= beginning) begin(false);
    if (exchange.isOver || !body.writableNeedDrain || blockedSince !== undefined) return;
    blockedSince = performance.now();
    upstreamClock = setTimeout(() => {
      exchange.fail('timeout', new DOMException(`nothing taken for ${timeout} ms`, 'TimeoutError'));
    }, timeout);
  });
  req.once('end', () => {
    stop();
    exchange.startClock();
    begin(true);
  });
  // A request that breaks off must destroy the body: ending it would look like a complete upload.
  req.once('close', () => {
    stop();
    if (!req.complete) body.destroy(new Error('the visitor left'));
  });
  return upload;
}
