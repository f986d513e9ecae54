import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher, Pool } from 'undici';
import { createSlowReaders, type SlowReaderLimits } from '../http/limits/createSlowReaders.ts';
import { createVisitorSlots } from '../http/limits/createVisitorSlots.ts';
import { hasBody } from '../http/body/hasBody.ts';
import { whenClosed } from '../http/body/whenClosed.ts';
import type { ObserveCall } from '../upstream/ObserveCall.ts';
import { createPlatformPool } from './createPlatformPool.ts';
import { Exchange } from './money/Exchange.ts';
import type { Forwarding } from './Forwarding.ts';
import { pipeUpload } from './pipeUpload.ts';

export interface StreamLimits {
  /** Connections for what has no large body. */
  connections: number;
  /** Connections for uploads, and how many one visitor may have. */
  uploads: number;
  uploadsPerVisitor: number;
  /** Bytes a second an upload must bring. */
  uploadMinRate: number;
  /** Milliseconds over which that is measured. */
  uploadWindow: number;
  slowReaders: SlowReaderLimits;
}

export interface StreamProxyOptions {
  /** PLATFORM_URL; its path, if any, goes before the address of the call. */
  target: string;
  /** Milliseconds an idle upstream connection stays open: less than at the upstream, or we would meet a closing one. */
  idle: number;
  limits?: Partial<StreamLimits>;
  /** Told of every call that ended: milliseconds to the first byte of the answer, or to the failure. Not of one its visitor left. */
  observe?: ObserveCall | undefined;
}

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
/** A body of a told length up to this is read whole before a byte is sent on: one write, and half a form orders nothing. */
const READ_WHOLE = 64 * 1024;
/** Of the connections for answers, what visitors who read slowly may hold together. */
const SLOW_SHARE = 0.5;

/**
 * Sends a request to the upstream and streams its answer back; nothing is retried (reliability D8, D13). Connections are its
 * own: a slow answer here takes none from the pages. Uploads have a few of theirs: a body holds its connection for as long
 * as its visitor cares to send it, and nobody else's call may wait for that.
 *
 * What undici gives back is written to the visitor as it comes, without a stream between them: at 2 kB an answer a stream is
 * a third of the work. When the visitor leaves, the upstream request is cut; when the upstream breaks off in the middle, so
 * is the answer.
 */
export function createStreamProxy({ target, idle, limits, observe }: StreamProxyOptions): StreamProxy {
  const { connections, uploads, uploadsPerVisitor, uploadMinRate, uploadWindow, slowReaders } = {
    ...usual,
    ...limits,
  };
  const answers = createPlatformPool(target, { idle, connections });
  const { basePath } = answers;
  const uploadPool = createPlatformPool(target, { idle, connections: uploads }).pool;
  const uploadSlots = createVisitorSlots({ slots: uploads, perVisitor: uploadsPerVisitor });
  const readers = createSlowReaders({ connections: Math.ceil(connections * SLOW_SHARE), ...slowReaders });

  return {
    forward(req, res, forwarding) {
      const exchange = new Exchange(res, forwarding, { readers, observe });
      const { host: _ours, ...headers } = forwarding.headers;
      const send = (pool: Pool, body: Dispatcher.DispatchOptions['body']) => {
        if (!exchange.isOver)
          pool.dispatch(
            {
              method: req.method as Dispatcher.HttpMethod,
              path: basePath + forwarding.url,
              headers,
              body: body ?? null,
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
        return send(answers.pool, null);
      }
      if (length <= READ_WHOLE)
        return readWhole(req, (body) => {
          exchange.startClock();
          send(answers.pool, body);
        });
      const place = uploadSlots.take(forwarding.visitor);
      if (typeof place === 'string') return exchange.fail(place === 'visitor' ? 'too_many' : 'busy');
      whenClosed(res, place);
      const { maxBytes, timeout } = forwarding;
      send(uploadPool, pipeUpload(req, exchange, { maxBytes, timeout, minRate: uploadMinRate, window: uploadWindow }));
    },
    close() {
      void answers.pool.destroy();
      void uploadPool.destroy();
    },
  };
}

function readWhole(req: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => void chunks.push(chunk));
  req.once('end', () => done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
}
