import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher, Pool } from 'undici';
import { AnswerTooLarge } from './readText.ts';

/** A request, and what ends it. */
export interface WholeRequest extends Dispatcher.DispatchOptions {
  signal: AbortSignal;
}

/** An answer that has been read. */
export interface WholeAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  bytes: Uint8Array;
}

/**
 * Sends a request and reads its whole answer. Without the stream that `pool.request` makes of an answer, which takes longer than the rest of a
 * small one. Rejects with the reason of the signal, with the error of the connection, or with AnswerTooLarge, and then closes the connection.
 */
export function askWhole(
  pool: Pick<Pool, 'dispatch'>,
  { signal, ...options }: WholeRequest,
  maxBytes: number,
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    let controller: Dispatcher.DispatchController | undefined;
    let head: Omit<WholeAnswer, 'bytes'> | undefined;
    let chunks: Buffer[] = [];
    let size = 0;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      chunks = [];
      signal.removeEventListener('abort', leave);
    };
    const fail = (error: Error): void => {
      if (isOver) return;
      end();
      reject(error);
      // One that still waits for a connection is aborted at its start.
      controller?.abort(error);
    };
    const leave = (): void => fail(signal.reason as Error);
    signal.addEventListener('abort', leave);
    pool.dispatch(options, {
      onRequestStart(started) {
        controller = started;
        if (isOver) started.abort(new Error('given up before it was sent'));
      },
      onResponseStart(_controller, statusCode, headers) {
        if (isOver || statusCode < 200) return;
        head = { statusCode, headers };
        if (Number(headers['content-length'] ?? 0) > maxBytes) fail(new AnswerTooLarge(maxBytes));
      },
      onResponseData(_controller, chunk) {
        if (isOver) return;
        size += chunk.length;
        if (size > maxBytes) fail(new AnswerTooLarge(maxBytes));
        else chunks.push(chunk);
      },
      onResponseEnd() {
        if (isOver || !head) return;
        const bytes = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, size);
        end();
        resolve({ ...head, bytes });
      },
      onResponseError: (_controller, error) => fail(error),
    });
  });
}
