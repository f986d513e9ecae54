import { Readable } from 'node:stream';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { UnknownCoding } from './contentCodings.ts';
import { AnswerTooLarge, readText } from './readText.ts';

async function* bodyOf(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces;
}
const chunksOf = (...texts: string[]) => ({
  headers: {},
  body: Readable.from(bodyOf(texts.map((text) => Buffer.from(text, 'latin1')))),
});

test('readText joins chunks that split a character, and removes the byte order mark', async () => {
  expect(await readText(chunksOf('{"a":"\xd0', '\xb0"}'), 100)).toBe('{"a":"\u0430"}');
  expect(await readText(chunksOf('\xef\xbb\xbf{}'), 100)).toBe('{}');
  expect(await readText(chunksOf(), 100)).toBe('');
});

test('readText, for a body over maxBytes, throws AnswerTooLarge and closes the body', async () => {
  let given = 0;
  let ended = false;
  async function* endless(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        given += 10;
        yield Buffer.alloc(10);
      }
    } finally {
      ended = true;
    }
  }
  const body = Readable.from(endless(), { highWaterMark: 1 });
  const closed = new Promise((resolve) => void body.once('close', resolve));
  await expect(readText({ headers: {}, body }, 95)).rejects.toThrow(AnswerTooLarge);
  await closed;
  expect([given, ended]).toEqual([100, true]);
  expect(await readText(chunksOf('12345', '67890'), 10)).toBe('1234567890');
});

test.each([[new Error('reset')], [undefined]])(
  'readText, for a body that has ended with %s before, rejects',
  async (reason) => {
    const body = Readable.from(bodyOf([Buffer.from('1')])).on('error', () => undefined);
    const closed = new Promise((resolve) => void body.once('close', resolve));
    body.destroy(reason);
    await closed;
    await expect(readText({ headers: {}, body }, 10)).rejects.toThrow(reason?.message ?? 'the answer ended too early');
  },
);

const text = '\uFEFF{"data":"Тошкент"}';
const packedAs = (coding: string, bytes: Buffer) => ({
  headers: { 'content-encoding': coding },
  body: Readable.from(bodyOf([bytes])),
});

test.each([
  ['gzip', gzipSync(text)],
  ['x-gzip', gzipSync(text)],
  ['GZIP', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['deflate', deflateRawSync(text)],
  ['br', brotliCompressSync(text)],
  ['zstd', zstdCompressSync(text)],
  ['gzip, br', brotliCompressSync(gzipSync(text))],
  ['identity', Buffer.from(text)],
])('readText, for an answer with the content coding %s, decodes it', async (coding, bytes) => {
  expect(await readText(packedAs(coding, bytes), 1_000)).toBe('{"data":"Тошкент"}');
});

test('readText throws for an unknown coding, for damaged bytes, and for a text that is longer than maxBytes', async () => {
  await expect(readText(packedAs('compress', Buffer.from(text)), 1_000)).rejects.toThrow(UnknownCoding);
  await expect(readText(packedAs('gzip', Buffer.from(text)), 1_000)).rejects.toThrow(/incorrect header/);
  await expect(readText(packedAs('gzip', gzipSync(text).subarray(0, 20)), 1_000)).rejects.toThrow(/unexpected end/);
  await expect(readText(packedAs('gzip', gzipSync('x'.repeat(9_999))), 1_000)).rejects.toThrow(
    /larger than 1000 bytes/,
  );
  await expect(readText(packedAs('gzip, gzip, gzip, gzip', gzipSync(text)), 1_000)).rejects.toThrow(UnknownCoding);
});
