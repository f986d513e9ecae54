/** An upstream sent more than its reader takes. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
  constructor(maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
  }
}

const utf8 = new TextDecoder();

/**
 * The whole body of an answer as text. Throws AnswerTooLarge, and closes the connection, as soon as there is more than
 * `maxBytes` of it: a length is not always told, and an answer without end would fill the memory until the time limit.
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
