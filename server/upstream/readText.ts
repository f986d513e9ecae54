import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { textOfAnswer } from './textOfAnswer.ts';

/** An upstream sent more bytes than allowed. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
  constructor(maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
  }
}

/** The headers and the body of an answer. */
interface Answer {
  headers: IncomingHttpHeaders;
  body: Readable;
}

/**
 * Reads the whole body of an answer as UTF-8 text, decompressed and without a byte order mark. Throws AnswerTooLarge, and closes the
 * connection, after more than `maxBytes` bytes: Content-Length is optional, and an endless answer would fill the memory until the time
 * limit. Throws as textOfAnswer does.
 */
export async function readText({ headers, body }: Answer, maxBytes: number): Promise<string> {
  const bytes = await readBytes(body, maxBytes);
  return textOfAnswer(headers, bytes, maxBytes);
}

/** By events: an iterator over the stream costs more than the rest of a small answer. */
function readBytes(body: Readable, maxBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const early = () => reject(body.errored ?? new Error('the answer ended too early'));
    // It tells nothing more, and a promise that never settles would hold a visitor.
    if (body.destroyed) early();
    body
      .on('data', (chunk: Uint8Array) => {
        size += chunk.length;
        if (size > maxBytes) body.destroy(new AnswerTooLarge(maxBytes));
        else chunks.push(chunk);
      })
      .once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks, size)))
      .once('error', reject)
      // After the end this changes nothing.
      .once('close', early);
  });
}
