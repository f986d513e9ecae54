/** An upstream sent more bytes than allowed. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
  constructor(maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
  }
}

const utf8 = new TextDecoder();

/**
 * Reads the whole body of an answer as UTF-8 text, without a byte order mark. Throws AnswerTooLarge, and closes the connection, after
 * more than `maxBytes` bytes: Content-Length is optional, and an endless answer would fill the memory until the time limit.
 */
export async function readText(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new AnswerTooLarge(maxBytes);
    chunks.push(chunk);
  }
  return utf8.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, size));
}
