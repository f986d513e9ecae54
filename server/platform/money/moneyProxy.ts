import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import type { Codec } from '#server/cache/tiers/createSecondTier.ts';
import { hasBody } from '#server/http/body/hasBody.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { MoneyOutcomeKind } from '#server/observability/moneyOutcomes.ts';
import { AnswerFault } from '#server/platform/answers/AnswerFault.ts';
import { failureIn } from '#server/platform/answers/failureIn.ts';
import { readPlatformAnswer } from '#server/platform/answers/readPlatformAnswer.ts';
import type { Connections } from '#server/platform/createPlatformPool.ts';
import { refuseCall, upstreamError } from '#server/platform/refuseCall.ts';
import { neverLeft } from '#server/upstream/neverLeft.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { readText } from '#server/upstream/readText.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { commandPrint } from './commandPrint.ts';
import type { SharedOutcomes } from './createSharedOutcomes.ts';
import { createIdempotency, type Idempotency, idempotencyKey, KeyReused } from './idempotency.ts';
import type { MoneyAnswer } from './MoneyAnswer.ts';
import { type MoneyReading, moneyReading } from './moneyReading.ts';
import type { CommandBook } from './openCommandBook.ts';

/** The end of one money command, for the log. */
export interface MoneyOutcome {
  /** Id of the request that sent it. */
  id: string;
  method: string;
  status: number;
  outcome: MoneyOutcomeKind;
  /** The platform may have executed it without confirming it. */
  unknown: boolean;
  /** The player was still connected. */
  delivered: boolean;
  error?: unknown;
}

/** Options of `createMoneyProxy`. */
export interface MoneyProxyOptions {
  /** A separate pool: a command must not wait for the calls of pages. */
  pool: Connections;
  basePath: string;
  /** Called at the end of every command, also when its player left (reliability B2). */
  onOutcome?: (outcome: MoneyOutcome) => void;
  /** Called when a repeated command gets the stored answer. */
  onReplay?: (method: string) => void;
  /** Called for every command that was sent, or could not be. */
  observe?: ObserveCall | undefined;
  /** Outcomes shared by all replicas. */
  shared?: SharedOutcomes<MoneyAnswer> | undefined;
  /** Commands that are known already. */
  book?: CommandBook<MoneyAnswer> | undefined;
}

/** One money command to forward. `timeout`: ms until its outcome is unknown; `send` writes the answer to the player. */
export interface MoneyForwarding {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** In ms. */
  timeout: number;
  /** The session's value, or the key of a guest; only part of the idempotency key. */
  sender: string;
  /** Idempotency-Key of the request. */
  key: string | string[] | undefined;
  /** Called with the answer, or the failure in its place, also when the player has left. */
  onAnswer?: (answer: MoneyAnswer) => void;
  /** Called with an answer that tells the player the outcome of the log. */
  send: (answer: MoneyAnswer) => void;
  /** Called with an answer that does not: the player gets an error that says `unknown`. */
  onUntold?: (answer: MoneyAnswer) => void;
}

/** Forwards money commands; `settled` resolves when none is under way. */
export interface MoneyProxy {
  forward(req: Request, res: Response, forwarding: MoneyForwarding): Promise<void>;
  settled: Idempotency<MoneyAnswer>['settled'];
}

/** In bytes. Commands have a few fields and no files; their answers are smaller. */
const MAX_BODY = 256 * 1024;
const MAX_ANSWER = 64 * 1024;

/**
 * Forwards a money command once. Never retries.
 *
 * The body is read whole before a byte is sent to the platform, so a connection that breaks in the middle orders nothing. From then
 * on the command runs to its end whether or not the player waits, and its answer is stored for the browser's second attempt.
 *
 * Answers 413 for a body over 256 KiB, 409 for a key that belongs to another command, 502 `not_sent` when the platform was not
 * reached, and 502 or 504 `unknown` when it did not answer.
 */
export function createMoneyProxy(options: MoneyProxyOptions): MoneyProxy {
  const { pool, basePath, onOutcome, onReplay, observe, shared, book } = options;
  const commands = createIdempotency<MoneyAnswer>({
    shared,
    book,
    printOf: ({ print }) => print,
    whenUnknown: () => ({
      status: 504,
      headers: {},
      body: Buffer.alloc(0),
      failure: upstreamError('timeout', 'unknown'),
    }),
  });

  async function command({ method, url, headers, timeout }: MoneyForwarding, body: Buffer): Promise<MoneyAnswer> {
    const startedAt = performance.now();
    const report = (error?: unknown) => observe?.(method, performance.now() - startedAt, error);
    const { host: _host, 'content-length': _length, ...rest } = headers;
    try {
      const answer = await pool.request({
        method: 'POST',
        path: basePath + url,
        headers: { ...(rest as Record<string, string>), 'accept-encoding': 'identity' },
        body,
        signal: AbortSignal.timeout(timeout),
        headersTimeout: timeout,
        bodyTimeout: timeout,
      });
      const text = await readText(answer, MAX_ANSWER);
      report(faultIn(method, answer.statusCode, text));
      const { 'content-encoding': _coding, 'content-length': _size, ...given } = answer.headers;
      return { status: answer.statusCode, headers: given, body: Buffer.from(text) };
    } catch (cause) {
      report(cause);
      const code = codeOf(cause);
      // The command certainly did not arrive: rejecting forgets it, so that the next attempt is sent.
      if (neverLeft(cause)) throw cause;
      const late = code === 'TimeoutError' || /TIMEOUT/.test(code);
      const failure = upstreamError(late ? 'timeout' : 'failed', 'unknown');
      failure.cause = cause;
      return { status: failure.status, headers: {}, body: Buffer.alloc(0), failure };
    }
  }

  return {
    async forward(req, res, forwarding) {
      const { method, key, sender, send } = forwarding;
      const body = await readBody(req);
      if (body === 'left') return;
      if (body === 'too large') {
        const error = new AppError('InvalidRequestException', { status: 413, message: 'The body is too large' });
        return refuseCall(res, error);
      }
      const { id, calls } = contextOf(res);
      const name = idempotencyKey(sender, method, key) ?? randomUUID();
      try {
        const print = commandPrint(forwarding, body);
        const startedAt = performance.now();
        const order = async () => ({ ...(await command(forwarding, body)), print });
        const { answer, replayed } = await commands.once(name, order, print);
        const { status, failure } = answer;
        forwarding.onAnswer?.(answer);
        calls.push({
          name: method,
          verdict: failure ? 'failed' : 'bypass',
          ms: performance.now() - startedAt,
          startedAt,
        });
        const delivered = !res.destroyed;
        const { outcome, isTold } = readingOf(method, answer);
        if (replayed) onReplay?.(method);
        else {
          onOutcome?.({
            id,
            method,
            status,
            outcome,
            unknown: outcome === 'unknown',
            delivered,
            error: failure?.cause,
          });
        }
        if (!delivered) return;
        if (replayed) res.setHeader('Idempotent-Replayed', 'true');
        if (failure) refuseCall(res, failure);
        else if (isTold) send(answer);
        else {
          forwarding.onUntold?.(answer);
          refuseCall(res, upstreamError('failed', 'unknown'));
        }
      } catch (error) {
        const delivered = !res.destroyed;
        if (error instanceof KeyReused) {
          const message = 'This Idempotency-Key belongs to another command';
          // Unknown is the outcome of the first command: the page must neither give up its key nor ask to correct the form.
          const data = { outcome: 'unknown' };
          refuseCall(res, new AppError('InvalidRequestException', { status: 409, message, data }));
          return;
        }
        onOutcome?.({ id, method, status: 502, outcome: 'not_sent', unknown: false, delivered, error });
        refuseCall(res, upstreamError('failed', 'not_sent'));
      }
    },
    settled: commands.settled,
  };
}

/** Headers of a stored answer. Set-Cookie is not among them: it is only for the first request and is stored nowhere. */
const STORED_HEADERS = ['content-type', 'retry-after'] as const;

/** Serializes an answer for the other replicas. A failure without an answer is decoded as that failure. */
export const moneyAnswerCodec: Codec<MoneyAnswer> = {
  encode: ({ status, headers, body, failure, print }) => ({
    print,
    status,
    headers: storedHeaders(headers),
    body: body.toString('base64'),
    failed: failure === undefined ? undefined : failure.status === 504 ? 'timeout' : 'failed',
  }),
  decode(json) {
    const { status, headers, body, failed, print } = (json ?? {}) as Partial<Record<string, unknown>>;
    if (typeof status !== 'number' || typeof body !== 'string' || typeof headers !== 'object' || headers === null)
      return undefined;
    // A replica of an older build stores the bytes as they came.
    if ('content-encoding' in headers) return undefined;
    return {
      status,
      headers: storedHeaders(headers as IncomingHttpHeaders),
      body: Buffer.from(body, 'base64'),
      print: typeof print === 'string' ? print : undefined,
      ...(failed === 'timeout' || failed === 'failed' ? { failure: upstreamError(failed, 'unknown') } : {}),
    };
  },
};

function storedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const all = STORED_HEADERS.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The outcome of a command by its answer; a failure in place of the answer has no body, which is unknown. */
function readingOf(method: string, { status, body }: MoneyAnswer): MoneyReading {
  return moneyReading(status, readPlatformAnswer(method, body.toString()));
}

function faultIn(method: string, status: number, text: string): AnswerFault | undefined {
  const { body } = readPlatformAnswer(method, text);
  return body ? failureIn(status, text) : new AnswerFault({ status, concerns: 'platform', beginning: text });
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The complete body; `left` when the request broke off, `too large` above MAX_BODY bytes. */
async function readBody(req: Request): Promise<Buffer | 'left' | 'too large'> {
  if (!hasBody(req)) return Buffer.alloc(0);
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY) return 'too large';
  const { promise, resolve } = Promise.withResolvers<Buffer | 'left' | 'too large'>();
  const chunks: Buffer[] = [];
  let size = 0;
  req.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_BODY) resolve('too large');
    else chunks.push(chunk);
  });
  req.once('end', () => resolve(Buffer.concat(chunks)));
  req.once('close', () => resolve('left'));
  return promise;
}
