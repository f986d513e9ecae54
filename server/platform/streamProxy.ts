import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { hasBody } from '#server/http/body/hasBody.ts';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { createSlowReaders, type SlowReaderLimits } from '#server/http/limits/createSlowReaders.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { type Connections, createPlatformPool } from './createPlatformPool.ts';
import { Exchange } from './Exchange.ts';
import type { Forwarding } from './Forwarding.ts';
import { createUploadSlots } from './uploads/createUploadSlots.ts';
import { pipeUpload, type Upload } from './uploads/pipeUpload.ts';

/** Limits of connections, uploads and slow readers of a `StreamProxy`. */
export interface StreamLimits {
  /** Connections for requests without a large body. */
  connections: number;
  /** Connections for uploads, and how many one visitor may have. */
  uploads: number;
  uploadsPerVisitor: number;
  /** Minimum bytes per second of an upload. */
  uploadMinRate: number;
  /** Milliseconds over which the rate is measured. */
  uploadWindow: number;
  slowReaders: SlowReaderLimits;
}

/** Options of `createStreamProxy`. */
export interface StreamProxyOptions {
  /** PLATFORM_URL; its path, if any, precedes the path of the call. */
  target: string;
  /** Keep-alive in ms. Shorter than the upstream's, or a request could be sent on a connection that the upstream is closing. */
  idle: number;
  limits?: Partial<StreamLimits>;
  /** Called for every ended call, with the ms to the first byte of the answer or to the failure. Not called when the visitor left. */
  observe?: ObserveCall | undefined;
}

/** Forwards requests to the platform; `close` destroys all connections. */
export interface StreamProxy {
  forward(req: IncomingMessage, res: ServerResponse, forwarding: Forwarding): void;
  close(): void;
}

const usual: StreamLimits = {
  connections: 256,
  uploads: 32,
  uploadsPerVisitor: 4,
  uploadMinRate: 2_000,
  uploadWindow: 15_000,
  slowReaders: { perVisitor: 8 },
};
/**
 * Bytes. A body with a Content-Length up to this is read whole before it is sent: one write, and half a form has no effect. An upload takes
 * its slot after as many.
 */
const READ_WHOLE = 64 * 1024;
/** Share of the connections for answers that slow readers may occupy together. */
const SLOW_SHARE = 0.5;

/**
 * Sends a request to the upstream and streams its answer back; never retries (reliability D8, D13). It has a separate connection
 * pool, so that a slow answer takes no connection from the pages, and another one for uploads, because an upload occupies its
 * connection for as long as the visitor sends (createUploadSlots).
 *
 * Chunks from undici are written to the visitor without a stream in between: for an answer of 2 kB a stream would be a third of the
 * work. When the visitor leaves, the upstream request is aborted; when the upstream breaks off, so does the answer.
 */
export function createStreamProxy({ target, idle, limits, observe }: StreamProxyOptions): StreamProxy {
  const { connections, uploads, uploadsPerVisitor, uploadMinRate, uploadWindow, slowReaders } = {
    ...usual,
    ...limits,
  };
  const answers = createPlatformPool(target, { idle, connections });
  const { basePath } = answers;
  const uploadPool = createPlatformPool(target, { idle, connections: uploads }).pool;
  const uploadSlots = createUploadSlots({ slots: uploads, perVisitor: uploadsPerVisitor });
  const readers = createSlowReaders({ connections: Math.ceil(connections * SLOW_SHARE), ...slowReaders });

  return {
    forward(req, res, forwarding) {
      const exchange = new Exchange(res, forwarding, { readers, observe });
      const headers = withoutHost(forwarding.headers);
      const send = (pool: Connections, body: Dispatcher.DispatchOptions['body']) => {
        if (!exchange.isOver)
          pool.dispatch(
            {
              method: (forwarding.verb ?? req.method) as Dispatcher.HttpMethod,
              path: basePath + forwarding.url,
              headers,
              body: body ?? null,
              // The exchange has a clock that does not run during an upload.
              headersTimeout: 0,
              bodyTimeout: forwarding.timeout,
            },
            exchange,
          );
      };
      const length = Number(headers['content-length'] ?? Number.NaN);
      if (req.method !== 'POST' || length === 0 || !hasBody(req)) {
        exchange.startClock();
        return send(answers.pool, null);
      }
      if (length <= READ_WHOLE)
        return readWhole(req, (body) => {
          exchange.startClock();
          send(answers.pool, body);
        });
      const { visitor, maxBytes, timeout } = forwarding;
      const limits = { maxBytes, timeout, beginning: READ_WHOLE, minRate: uploadMinRate, window: uploadWindow };
      const begin = (upload: Upload, isWhole: boolean) => {
        if (isWhole) return send(answers.pool, upload.body);
        const place = uploadSlots.take(visitor, { ...upload, cut: () => exchange.fail('too_slow') });
        if (typeof place !== 'string') {
          whenClosed(res, place);
          return send(uploadPool, upload.body);
        }
        upload.body.destroy();
        exchange.fail(place === 'visitor' ? 'too_many' : 'busy');
      };
      pipeUpload(req, exchange, limits, begin);
    },
    close() {
      void answers.pool.destroy();
      void uploadPool.destroy();
    },
  };
}

/** Not a copy for almost every call, whose headers have no Host. */
function withoutHost(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (headers.host === undefined) return headers;
  const { host: _ours, ...others } = headers;
  return others;
}

function readWhole(req: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => void chunks.push(chunk));
  req.once('end', () => done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
}
