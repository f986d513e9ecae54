import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { endAfterBody } from '#server/http/body/endAfterBody.ts';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import type { SlowReader, SlowReaders } from '#server/http/limits/createSlowReaders.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { isOutageStatus } from '#server/platform/answers/isOutageStatus.ts';
import type { Forwarding, UpstreamFailure, UpstreamHead } from '#server/platform/Forwarding.ts';
import { contentCodings } from '#server/upstream/contentCodings.ts';
import type { CallOutcome } from '#server/upstream/createBreaker.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { outcomeOf } from '#server/upstream/outcomeOf.ts';
import { AnswerTooLarge } from '#server/upstream/readText.ts';

const nothing = Buffer.alloc(0);
/** Maximum bytes of a body that is rewritten (Forwarding.rewrite), and of one that is decoded. */
const WHOLE_MAX = 2 * 1024 * 1024;
/** Maximum bytes that are held because nothing can be decoded from them, or told about them, yet. */
const HELD_MAX = 256 * 1024;

/** The limits of slow readers and the observer of calls that an exchange uses. */
export interface ExchangeOptions {
  readers: SlowReaders;
  observe: ObserveCall | undefined;
}

/** One request and its answer: an undici handler that writes the upstream's answer to the visitor's response. */
export class Exchange implements Dispatcher.DispatchHandler {
  /** Nothing more is sent to the upstream or read from it. */
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
  /** Held until the first byte of the body: an upstream that breaks off after its headers has not answered (reliability F1). */
  #head: UpstreamHead | undefined;
  /** The content codings of the answer. */
  #codings: readonly string[] = [];
  /** The first bytes of the body, until enough of its text is known. */
  #held: Buffer = nothing;
  /** What is wrong with an answer that is passed on. */
  #fault: Error | undefined;
  /** A compressed body that is decoded once it is complete. */
  #packed: { chunks: Buffer[]; size: number } | undefined;
  /** A body that is rewritten once it is complete. */
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

  /** Aborts the upstream request and lets `Forwarding.onFailure` answer; once the answer has begun, it is cut off. */
  fail(kind: UpstreamFailure, cause?: unknown): void {
    if (this.isOver) return;
    this.#leave();
    // A bad request says nothing about the upstream.
    if (kind === 'failed' || kind === 'timeout') this.#report(cause);
    if (this.#res.headersSent) this.#res.destroy();
    else this.#forwarding.onFailure(kind, cause);
  }

  #leave(): void {
    clearTimeout(this.#clock);
    if (this.isOver) return;
    this.isOver = true;
    this.#controller?.abort(new Error('no request waits for the answer any more'));
  }

  #report(error: unknown, outcome: CallOutcome = error === undefined ? 'answered' : outcomeOf(error)): void {
    const ms = this.#took || performance.now() - this.#startedAt;
    const { operation } = this.#forwarding;
    contextOf(this.#res).calls.push({
      name: operation,
      verdict: error === undefined ? 'bypass' : 'failed',
      ms,
      startedAt: performance.now() - ms,
    });
    this.#options.observe?.(operation, ms, error);
    this.#forwarding.onEnd?.(outcome);
  }

  /** Decodes a complete compressed body and passes it on as a plain one. Returns false when it cannot be decoded. */
  #unpack({ chunks }: { chunks: Buffer[] }): boolean {
    this.#packed = undefined;
    let text: Buffer;
    try {
      text = contentCodings.decode(Buffer.concat(chunks), this.#codings, { max: WHOLE_MAX });
    } catch (error) {
      this.fail('failed', error);
      return false;
    }
    this.#codings = [];
    if (this.#head) {
      const { 'content-encoding': _coding, 'content-length': _length, ...headers } = this.#head.headers;
      this.#head.headers = headers;
    }
    if (text.length > 0) this.#write(text);
    return !this.isOver;
  }

  /** Sends the headers of the answer if its beginning says what it is. Returns false when more is needed, or `onForeign` answers instead. */
  #begin(head: UpstreamHead, beginning: Buffer, isWhole: boolean): boolean {
    const { verdict = 'envelope', fault } = this.#forwarding.onBeginning?.(head, beginning, isWhole) ?? {};
    if (verdict === 'more') return false;
    if (verdict === 'foreign') {
      this.#leave();
      this.#forwarding.onForeign?.(head, beginning, (error, outcome) => this.#report(error, outcome));
      return false;
    }
    this.#fault = fault;
    this.#head = undefined;
    if (this.#forwarding.rewrite) this.#whole = { head, chunks: [], size: 0 };
    else this.#res.writeHead(head.statusCode, head.headers);
    return true;
  }

  /** The bytes to send now; undefined while a body to be rewritten is collected, all of them once it exceeds WHOLE_MAX. */
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

  /** The rewritten body; undefined when the body is not rewritten. */
  #rewritten(): Buffer | undefined {
    if (!this.#whole) return undefined;
    const { head, chunks } = this.#whole;
    const body = this.#forwarding.rewrite?.(head, Buffer.concat(chunks)) ?? nothing;
    this.#res.writeHead(head.statusCode, { ...head.headers, 'content-length': body.length });
    return body;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It failed while it waited for a connection: it must not be sent after the visitor got an error.
    if (this.isOver) controller.abort(new Error('given up before it was sent'));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    if (this.isOver || statusCode < 200) return;
    clearTimeout(this.#clock);
    this.#took = performance.now() - this.#startedAt;
    const head: UpstreamHead = { statusCode, headers };
    this.#codings = contentCodings.of(headers);
    if (!this.#forwarding.onAnswer(head)) {
      this.#head = head;
      if (this.#forwarding.isRead && this.#codings.length > 0) this.#packed = { chunks: [], size: 0 };
    } else {
      this.#leave();
      this.#report(outageOf(statusCode));
    }
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.isOver) return;
    if (!this.#packed) return this.#write(chunk);
    this.#packed.chunks.push(chunk);
    this.#packed.size += chunk.length;
    if (this.#packed.size > WHOLE_MAX) this.fail('failed', new AnswerTooLarge(WHOLE_MAX));
  }

  #write(chunk: Buffer): void {
    const first = this.#head ? this.#beginWith(this.#head, chunk) : chunk;
    const passed = first && this.#passed(first);
    if (passed === undefined || this.#res.write(passed)) return;
    // undici's body timeout does not run while the upstream is paused.
    const controller = this.#controller as Dispatcher.DispatchController;
    this.#reader ??= this.#options.readers.open(this.#res, this.#forwarding.visitor, controller);
    this.#reader.isBehind(passed.length);
  }

  /**
   * Begins the answer as soon as the beginning of its text says what it is. Returns the bytes so far; undefined when there is nothing to
   * send. `isWhole`: nothing follows.
   */
  #beginWith(head: UpstreamHead, chunk: Buffer, isWhole = false): Buffer | undefined {
    if (!this.#forwarding.onBeginning) return this.#begin(head, chunk, isWhole) ? chunk : undefined;
    const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    try {
      const beginning = readableBeginning(bytes, this.#codings, isWhole || this.#held.length > 0);
      const isKnown = beginning !== undefined || isWhole;
      this.#held = bytes;
      if (isKnown && this.#begin(head, beginning ?? nothing, isWhole)) {
        this.#held = nothing;
        return bytes;
      }
      if (bytes.length > HELD_MAX) throw new AnswerTooLarge(HELD_MAX);
      return undefined;
    } catch (error) {
      this.fail('failed', error);
      return undefined;
    }
  }

  onResponseEnd(): void {
    if (this.isOver) return;
    if (this.#packed && !this.#unpack(this.#packed)) return;
    if (this.#head) {
      const rest = this.#beginWith(this.#head, nothing, true);
      if (rest === undefined) return;
      const passed = this.#passed(rest);
      if (passed !== undefined && passed.length > 0) this.#res.write(passed);
    }
    clearTimeout(this.#clock);
    this.isOver = true;
    this.#reader?.sourceEnded();
    endAfterBody(this.#res, this.#rewritten());
    this.#report(this.#fault ?? outageOf(this.#res.statusCode));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail((error as NodeJS.ErrnoException).code === 'UND_ERR_BODY_TIMEOUT' ? 'timeout' : 'failed', error);
  }
}

function outageOf(status: number): Error | undefined {
  return isOutageStatus(status) ? new Error(`HTTP ${status}`) : undefined;
}

/** Bytes that are decoded first: most answers say within them what they are. */
const FIRST = 2 * 1024;
/** Bytes a compressed beginning may grow to; more is no answer of a platform. */
const MAX = 8 * 1024 * 1024;

/**
 * The decoded beginning of an answer; undefined when `bytes` are too few to decode anything (a coder may hold back its first block).
 * `all`: all that can be decoded, not only enough to say what it is. Throws as contentCodings.decode does.
 */
function readableBeginning(bytes: Buffer, codings: readonly string[], all: boolean): Buffer | undefined {
  if (codings.length === 0) return bytes;
  const decode = (part: Buffer) => contentCodings.decode(part, codings, { max: MAX, isBeginning: true });
  const first = decode(all ? bytes : bytes.subarray(0, FIRST));
  const text = first.length > 0 || bytes.length <= FIRST ? first : decode(bytes);
  return text.length === 0 ? undefined : text;
}
