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
      const sumOf = nonceCrc(Buffer.from(texts.join(first)), [{ filled: first, bytesBehind: behind }]);
      expect(sumOf([second])).toBe(crc32(texts.join(second)));
    }),
  );
});

test('nonceCrc, for a page with nonces and form ids, returns the CRC-32 of the page with other ones', () => {
  const page = (nonce: string, formId: string) => `<b nonce="${nonce}"><input value="${formId}"><b nonce="${nonce}">`;
  const [nonce, formId] = ['A'.repeat(24), 'B'.repeat(24)];
  const behind = (text: string) =>
    [...page(nonce, formId).matchAll(new RegExp(text, 'g'))].map(
      ({ index }) => page(nonce, formId).length - index - 24,
    );
  const sumOf = nonceCrc(Buffer.from(page(nonce, formId)), [
    { filled: nonce, bytesBehind: behind(nonce) },
    { filled: formId, bytesBehind: behind(formId) },
  ]);
  const other = ['x'.repeat(24), 'y'.repeat(24)] as const;
  expect(sumOf(other)).toBe(crc32(page(...other)));
});
