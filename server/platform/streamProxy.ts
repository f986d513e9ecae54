import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Dispatcher } from 'undici';
import { hasBody } from '../http/hasBody.ts';
import { whenClosed } from '../http/whenClosed.ts';
import type { ObserveCall } from '../upstream/ObserveCall.ts';
import { createPlatformPool } from './createPlatformPool.ts';
import { isOutageStatus } from './isOutageStatus.ts';

export type UpstreamFailure = 'failed' | 'timeout' | 'too_large';

export interface StreamProxyOptions {
  /** PLATFORM_URL; its path, if any, goes before the address of the call. */
  target: string;
  /** Milliseconds an idle upstream connection is kept: less than the upstream keeps it, or we would meet a closing one. */
  idle: number;
  /** Milliseconds a visitor may take nothing of an answer that waits for him. */
  stall?: number;
  /** Told of every call that ended: milliseconds to the first byte of the answer, or to the failure. Not of one its visitor left. */
  observe?: ObserveCall | undefined;
}

/** What the upstream says before the body; its headers may be replaced. */
export interface UpstreamHead {
  readonly statusCode: number;
  headers: IncomingHttpHeaders;
}

export interface Forwarding {
  /** What the call is measured as, from a closed list. */
  operation: string;
  /** Path and query for the upstream. */
  url: string;
  /** As the upstream shall have them; Host is written anew. */
  headers: IncomingHttpHeaders;
  /** Milliseconds from the end of the request to the first byte of the answer, and between any two bytes of it. */
  timeout: number;
  /** Bytes of a body whose length was not told. */
  mostBytes: number;
  /** Headers of the answer, in place. Returning true: the answer has been given here, the upstream's is thrown away. */
  onAnswer: (answer: UpstreamHead) => boolean;
  /** No answer came. Must answer the visitor: a socket closed without a status makes browsers send a POST again (F1). */
  onFailure: (kind: UpstreamFailure, cause: unknown) => void;
}

export interface StreamProxy {
  forward(req: IncomingMessage, res: ServerResponse, forwarding: Forwarding): void;
  close(): void;
}

/** A body of a told length up to this is read whole before a byte is sent on: one write, and half a form orders nothing. */
const READ_WHOLE = 64 * 1024;
/**
 * A phone in a tunnel comes back within this, and at the slowest of networks a full socket empties within it. Who reads nothing
 * for longer holds a connection to the upstream that others wait for: a few hundred such readers would be an outage.
 */
const STALL = 30_000;

/**
 * Sends a request to the upstream and streams its answer back; nothing is retried (RELIABILITY D8, D13). Connections are its
 * own: a slow answer here takes none from the pages.
 *
 * What undici gives back is written to the visitor as it comes, without a stream between them: at 2 kB an answer a stream is
 * a third of the work. When the visitor leaves, the upstream request is cut; when the upstream breaks off in the middle, so
 * is the answer.
 */
export function createStreamProxy({ target, idle, stall = STALL, observe }: StreamProxyOptions): StreamProxy {
  const { pool, basePath } = createPlatformPool(target, { idle });
  return {
    forward(req, res, forwarding) {
      const exchange = new Exchange(res, forwarding, stall, observe);
      const { host: _ours, ...headers } = forwarding.headers;
      const send = (body: Buffer | PassThrough | null) => {
        if (!exchange.isOver)
          pool.dispatch(
            {
              method: req.method as Dispatcher.HttpMethod,
              path: basePath + forwarding.url,
              headers,
              body,
              // The exchange has its own clock, which does not run while a phone uploads.
              headersTimeout: 0,
              bodyTimeout: forwarding.timeout,
            },
            exchange,
          );
      };
      const length = Number(headers['content-length'] ?? Number.NaN);
      if (req.method !== 'POST' || length === 0 || !hasBody(req)) {
        exchange.startClock();
        send(null);
      } else if (length <= READ_WHOLE) {
        readWhole(req, (body) => {
          exchange.startClock();
          send(body);
        });
      } else {
        send(streamOf(req, exchange, forwarding.mostBytes));
      }
    },
    close: () => void pool.destroy(),
  };
}

/** One request and its answer: what undici tells, told to the visitor. */
class Exchange implements Dispatcher.DispatchHandler {
  /** Nothing more will be sent to the upstream or taken from it. */
  isOver = false;
  readonly #res: ServerResponse;
  readonly #forwarding: Forwarding;
  readonly #stall: number;
  readonly #observe: ObserveCall | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  /** Runs until the answer begins, and again while the visitor takes nothing of it. */
  #clock: NodeJS.Timeout | undefined;
  #startedAt = performance.now();
  /** Milliseconds to the first byte of the answer; 0 before it. */
  #took = 0;
  /** Kept until there is a byte to send with it: an upstream that breaks off behind its headers has given no answer (F1). */
  #head: UpstreamHead | undefined;

  constructor(res: ServerResponse, forwarding: Forwarding, stall: number, observe: ObserveCall | undefined) {
    this.#res = res;
    this.#forwarding = forwarding;
    this.#stall = stall;
    this.#observe = observe;
    whenClosed(res, () => this.#leave());
  }

  startClock(): void {
    if (this.isOver) return;
    this.#startedAt = performance.now();
    this.#clock = setTimeout(() => {
      this.fail('timeout', new DOMException(`no answer within ${this.#forwarding.timeout} ms`, 'TimeoutError'));
    }, this.#forwarding.timeout);
  }

  /** No answer to stream: somebody else answers, the upstream is cut off. */
  fail(kind: UpstreamFailure, cause: unknown): void {
    if (this.isOver) return;
    this.#leave();
    if (kind !== 'too_large') this.#tell(cause);
    if (this.#res.headersSent) this.#res.destroy();
    else this.#forwarding.onFailure(kind, cause);
  }

  #leave(): void {
    clearTimeout(this.#clock);
    if (this.isOver) return;
    this.isOver = true;
    this.#controller?.abort(new Error('nobody waits for the answer any more'));
  }

  #tell(error: unknown): void {
    this.#observe?.(this.#forwarding.operation, this.#took || performance.now() - this.#startedAt, error);
  }

  #writeHead({ statusCode, headers }: UpstreamHead): void {
    this.#head = undefined;
    this.#res.writeHead(statusCode, headers);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // Given up while it waited for a connection: it must not be sent after the visitor was told that it failed.
    if (this.isOver) controller.abort(new Error('given up before it was sent'));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    if (this.isOver || statusCode < 200) return;
    clearTimeout(this.#clock);
    this.#took = performance.now() - this.#startedAt;
    const head: UpstreamHead = { statusCode, headers };
    if (!this.#forwarding.onAnswer(head)) this.#head = head;
    else {
      this.#leave();
      this.#tell(outageOf(statusCode));
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.isOver) return;
    if (this.#head) this.#writeHead(this.#head);
    if (this.#res.write(chunk)) return;
    controller.pause();
    // The upstream's own clock stands still meanwhile.
    this.#clock = setTimeout(() => {
      this.#leave();
      this.#res.destroy();
    }, this.#stall);
    this.#res.once('drain', () => {
      clearTimeout(this.#clock);
      controller.resume();
    });
  }

  onResponseEnd(): void {
    if (this.isOver) return;
    if (this.#head) this.#writeHead(this.#head);
    clearTimeout(this.#clock);
    this.isOver = true;
    this.#res.end();
    this.#tell(outageOf(this.#res.statusCode));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail((error as NodeJS.ErrnoException).code === 'UND_ERR_BODY_TIMEOUT' ? 'timeout' : 'failed', error);
  }
}

function outageOf(status: number): Error | undefined {
  return isOutageStatus(status) ? new Error(`HTTP ${status}`) : undefined;
}

function readWhole(req: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => void chunks.push(chunk));
  req.once('end', () => done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
}

/** Not the request itself: undici destroys a body it gives up, and with a request goes the visitor's connection (F1, F7). */
function streamOf(req: IncomingMessage, exchange: Exchange, mostBytes: number): PassThrough {
  const body = new PassThrough();
  let size = 0;
  body.on('error', () => {});
  req.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > mostBytes) exchange.fail('too_large', undefined);
  });
  req.once('end', () => exchange.startClock());
  // A visitor who breaks off must break the upload off too: its end would look like the end of a whole one.
  req.once('close', () => {
    if (!req.complete) body.destroy(new Error('the visitor left'));
  });
  req.pipe(body);
  return body;
}
