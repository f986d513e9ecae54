import { expect, test } from 'vitest';
import { AnswerTooLarge, readText } from './readText.ts';

async function* chunksOf(...texts: string[]): AsyncGenerator<Buffer> {
  yield* texts.map((text) => Buffer.from(text, 'latin1'));
}

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
  await expect(readText(endless(), 95)).rejects.toThrow(AnswerTooLarge);
  expect([given, ended]).toEqual([100, true]);
  expect(await readText(chunksOf('12345', '67890'), 10)).toBe('1234567890');
});
