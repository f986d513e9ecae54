import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nonceCrc } from './nonceCrc.ts';

test('nonceCrc, for any text and nonces, returns the CRC-32 of the text with the other nonce', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a'.repeat(70_001)));
  const nonce = fc.stringMatching(/^[\w+/]{22}==$/);
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), nonce, nonce, (texts, first, second) => {
      const behind = texts.slice(1).map((_text, index) => Buffer.byteLength(texts.slice(index + 1).join(first)));
      const sumOf = nonceCrc(Buffer.from(texts.join(first)), first, behind);
      expect(sumOf(second)).toBe(crc32(texts.join(second)));
    }),
  );
});
