import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import type { Pool } from 'undici';
import { AppError } from '../../../shared/errors/AppError.ts';
import { hasBody } from '../../http/body/hasBody.ts';
import { contextOf } from '../../http/requestContext.ts';
import { createIdempotency, type Idempotency, idempotencyKey, KeyReused } from './idempotency.ts';
import { commandPrint } from './commandPrint.ts';
import type { Codec } from '../../cache/tiers/createSecondTier.ts';
import type { ObserveCall } from '../../upstream/ObserveCall.ts';
import type { SharedOutcomes } from './createSharedOutcomes.ts';
import { isOutageStatus } from '../answers/isOutageStatus.ts';
import { type MoneyOutcomeKind, moneyOutcomeOf } from './moneyOutcomeOf.ts';
import { refuseCall, upstreamError } from '../refuseCall.ts';

/** A whole answer of the platform, or ours in its place. */
export interface MoneyAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Set when the platform gave no answer. */
  readonly failure?: AppError;
  /** What was ordered (printOf). */
  readonly print?: string | undefined;
}

export interface MoneyOutcome {
  /** Of the request that ordered it. */
  id: string;
  method: string;
  status: number;
  outcome: MoneyOutcomeKind;
  /** The platform may have done it although it did not say so. */
  unknown: boolean;
  /** The player was still there. */
  delivered: boolean;
  error?: unknown;
}

export interface MoneyProxyOptions {
  /** Its own: a command must not stand behind the calls of pages. */
  pool: Pool;
  basePath: string;
  /** Every command's end, also those whose player left (reliability B2). */
  onOutcome?: (outcome: MoneyOutcome) => void;
  /** The command had been sent before; its answer was given again. */
  onReplay?: (method: string) => void;
  /** Told of every command that was sent, or could not be. */
  observe?: ObserveCall | undefined;
  /** The memory all replicas share. */
  shared?: SharedOutcomes<MoneyAnswer> | undefined;
}

export interface MoneyForwarding {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  timeout: number;
  /** The session's value, or who a guest is; for the key alone. */
  sender: string;
  /** Idempotency-Key of the request. */
  key: string | string[] | undefined;
  send: (answer: MoneyAnswer) => void;
}

export interface MoneyProxy {
  forward(req: Request, res: Response, forwarding: MoneyForwarding): Promise<void>;
  settled: Idempotency<MoneyAnswer>['settled'];
}

/** Commands carry a few fields, never files; their answers are smaller still. */
const maxBody = 256 * 1024;
const maxAnswer = 64 * 1024;
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Forwards a command that moves money, exactly once.
 *
 * Not streamed: the body is read whole before a byte goes to the platform, so a player whose connection breaks in the middle
 * has ordered nothing; and from then on the command is on its own: it ends whether or not the player waits, and its answer is
 * there for the browser's second attempt. Never retried.
 */
export function createMoneyProxy(options: MoneyProxyOptions): MoneyProxy {
  const { pool, basePath, onOutcome, onReplay, observe, shared } = options;
  const commands = createIdempotency<MoneyAnswer>({
    shared,
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
    const tell = (error?: unknown) => observe?.(method, performance.now() - startedAt, error);
    const { host: _host, 'content-length': _length, ...rest } = headers;
    try {
      const answer = await pool.request({
        method: 'POST',
        path: basePath + url,
        headers: rest as Record<string, string>,
        body,
        signal: AbortSignal.timeout(timeout),
        headersTimeout: timeout,
        bodyTimeout: timeout,
      });
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxAnswer) throw new Error(`the answer is larger than ${maxAnswer} bytes`);
        chunks.push(chunk);
      }
      tell(isOutageStatus(answer.statusCode) ? new Error(`HTTP ${answer.statusCode}`) : undefined);
      return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
    } catch (cause) {
      tell(cause);
      const code = codeOf(cause);
      // Certainly not arrived: forgotten, so that the next attempt may be sent.
      if (neverSent.has(code)) throw cause;
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
        return refuseCall(req, res, error);
      }
      const { id, calls } = contextOf(res);
      const name = idempotencyKey(sender, method, key) ?? randomUUID();
      try {
        const print = commandPrint(forwarding, body);
        const startedAt = performance.now();
        const order = async () => ({ ...(await command(forwarding, body)), print });
        const { answer, replayed } = await commands.once(name, order, print);
        const { status, failure } = answer;
        calls.push({ name: method, verdict: failure ? 'failed' : 'bypass', ms: performance.now() - startedAt });
        const delivered = !res.destroyed;
        if (replayed) onReplay?.(method);
        else {
          const outcome = moneyOutcomeOf(answer);
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
        if (failure) refuseCall(req, res, failure);
        else send(answer);
      } catch (error) {
        const delivered = !res.destroyed;
        if (error instanceof KeyReused) {
          const message = 'This Idempotency-Key belongs to another command';
          if (delivered) refuseCall(req, res, new AppError('InvalidRequestException', { status: 409, message }));
          return;
        }
        onOutcome?.({ id, method, status: 502, outcome: 'not_sent', unknown: false, delivered, error });
        if (!res.destroyed) refuseCall(req, res, upstreamError('failed', 'not_sent'));
      }
    },
    settled: commands.settled,
  };
}

/** Of the answer's headers, what its second reader needs. A Set-Cookie is for the first alone, and lies nowhere but with them. */
const STORED_HEADERS = ['content-type', 'content-encoding', 'retry-after'] as const;

/** How an answer travels to the other replicas. A command nobody answered for stays one there. */
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

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Complete, or not at all. */
async function readBody(req: Request): Promise<Buffer | 'left' | 'too large'> {
  if (!hasBody(req)) return Buffer.alloc(0);
  if (Number(req.headers['content-length'] ?? 0) > maxBody) return 'too large';
  const { promise, resolve } = Promise.withResolvers<Buffer | 'left' | 'too large'>();
  const chunks: Buffer[] = [];
  let size = 0;
  req.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBody) resolve('too large');
    else chunks.push(chunk);
  });
  req.once('end', () => resolve(Buffer.concat(chunks)));
  req.once('close', () => resolve('left'));
  return promise;
}
