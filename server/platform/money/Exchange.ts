import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import type { SlowReader, SlowReaders } from '../../http/limits/createSlowReaders.ts';
import { contextOf } from '../../http/requestContext.ts';
import { whenClosed } from '../../http/body/whenClosed.ts';
import type { ObserveCall } from '../../upstream/ObserveCall.ts';
import { isOutageStatus } from '../answers/isOutageStatus.ts';
import type { Forwarding, UpstreamFailure, UpstreamHead } from '../Forwarding.ts';

const nothing = Buffer.alloc(0);
/** Bytes of a body that is written anew (Forwarding.rewrite). */
const WHOLE_MAX = 2 * 1024 * 1024;

export interface ExchangeOptions {
  readers: SlowReaders;
  observe: ObserveCall | undefined;
}

/** One request and its answer: what undici tells, told to the visitor. */
export class Exchange implements Dispatcher.DispatchHandler {
  /** Nothing more will be sent to the upstream or taken from it. */
  isOver = false;
  readonly #res: ServerResponse;
  readonly #forwarding: Forwarding;
  readonly #options: ExchangeOptions;
  #controller: Dispatcher.DispatchController | undefined;
  #reader: SlowReader | undefined;
  /** Runs until the answer begins. */
  #clock: NodeJS.Timeout | undefined;
  #startedAt = performance.now();
  /** Milliseconds to the first byte of the answer; 0 before it. */
  #took = 0;
  /** Held until there is a byte to send with it: an upstream that breaks off behind its headers has given no answer (reliability F1). */
  #head: UpstreamHead | undefined;
  /** A body that is written anew once it is whole. */
  #whole: { head: UpstreamHead; chunks: Buffer[]; size: number } | undefined;

  constructor(res: ServerResponse, forwarding: Forwarding, options: ExchangeOptions) {
    this.#res = res;
    this.#forwarding = forwarding;
    this.#options = options;
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
  fail(kind: UpstreamFailure, cause?: unknown): void {
    if (this.isOver) return;
    this.#leave();
    // What is wrong with the request says nothing about the upstream.
    if (kind === 'failed' || kind === 'timeout') this.#tell(cause);
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
    const ms = this.#took || performance.now() - this.#startedAt;
    const { operation } = this.#forwarding;
    contextOf(this.#res).calls.push({ name: operation, verdict: error === undefined ? 'bypass' : 'failed', ms });
    this.#options.observe?.(operation, ms, error);
  }

  /** False: the answer has been given elsewhere. */
  #begin(head: UpstreamHead, beginning: Buffer): boolean {
    if (this.#forwarding.onBeginning?.(head, beginning)) {
      this.#leave();
      this.#tell(new Error('an answer of another kind'));
      return false;
    }
    this.#head = undefined;
    if (this.#forwarding.rewrite) this.#whole = { head, chunks: [], size: 0 };
    else this.#res.writeHead(head.statusCode, head.headers);
    return true;
  }

  /** What is to be sent on now of a body: nothing yet of one that is written anew, unless it has become too long for that. */
  #passed(chunk: Buffer): Buffer | undefined {
    if (!this.#whole) return chunk;
    const { head, chunks } = this.#whole;
    chunks.push(chunk);
    this.#whole.size += chunk.length;
    if (this.#whole.size <= WHOLE_MAX) return undefined;
    this.#whole = undefined;
    this.#res.writeHead(head.statusCode, head.headers);
    return Buffer.concat(chunks);
  }

  /** The end of a body that is written anew; none of any other. */
  #rewritten(): Buffer | undefined {
    if (!this.#whole) return undefined;
    const { head, chunks } = this.#whole;
    const body = this.#forwarding.rewrite?.(head, Buffer.concat(chunks)) ?? nothing;
    this.#res.writeHead(head.statusCode, { ...head.headers, 'content-length': body.length });
    return body;
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
    if (this.#head && !this.#begin(this.#head, chunk)) return;
    const passed = this.#passed(chunk);
    if (passed === undefined || this.#res.write(passed)) return;
    // The upstream's own clock stands still while it is paused.
    this.#reader ??= this.#options.readers.open(this.#res, this.#forwarding.visitor, controller);
    this.#reader.isBehind(passed.length);
  }

  onResponseEnd(): void {
    if (this.isOver) return;
    if (this.#head && !this.#begin(this.#head, nothing)) return;
    clearTimeout(this.#clock);
    this.isOver = true;
    this.#reader?.sourceEnded();
    this.#res.end(this.#rewritten());
    this.#tell(outageOf(this.#res.statusCode));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail((error as NodeJS.ErrnoException).code === 'UND_ERR_BODY_TIMEOUT' ? 'timeout' : 'failed', error);
  }
}

function outageOf(status: number): Error | undefined {
  return isOutageStatus(status) ? new Error(`HTTP ${status}`) : undefined;
}
