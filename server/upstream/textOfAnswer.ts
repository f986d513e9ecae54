import type { IncomingHttpHeaders } from 'node:http';
import { contentCodings } from './contentCodings.ts';

const utf8 = new TextDecoder();

/**
 * The bytes of an answer as UTF-8 text, decompressed and without a byte order mark. Throws as contentCodings.decode does when they cannot be
 * decoded or are more than `maxBytes`.
 */
export function textOfAnswer(headers: IncomingHttpHeaders, bytes: Uint8Array, maxBytes: number): string {
  const codings = contentCodings.of(headers);
  if (codings.length === 0) return utf8.decode(bytes);
  return utf8.decode(contentCodings.decode(Buffer.from(bytes), codings, { max: maxBytes }));
}
