import type { IncomingHttpHeaders } from 'node:http';
import { contentCodings } from './contentCodings.ts';

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
  body: AsyncIterable<Uint8Array>;
}

const utf8 = new TextDecoder();

/**
 * Reads the whole body of an answer as UTF-8 text, decompressed and without a byte order mark. Throws AnswerTooLarge, and closes the
 * connection, after more than `maxBytes` bytes: Content-Length is optional, and an endless answer would fill the memory until the time
 * limit. Throws as contentCodings.decode does when the text cannot be decoded or is longer than `maxBytes`.
 */
export async function readText({ headers, body }: Answer, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new AnswerTooLarge(maxBytes);
    chunks.push(chunk);
  }
  const bytes = chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks, size);
  const codings = contentCodings.of(headers);
  if (codings.length === 0) return utf8.decode(bytes);
  return utf8.decode(contentCodings.decode(Buffer.from(bytes), codings, { max: maxBytes }));
}
