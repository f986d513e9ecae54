import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formIdOf } from './formIdOf.ts';
import { fillNonce, splitNonce } from './splitNonce.ts';

const nonce = 'q83vASNFZ4mrze8BI0VniQ==';

test('splitNonce and fillNonce, for any page, return the page with the new nonce byte for byte', () => {
  const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('oʻyin ўйин'.repeat(700)), fc.constant(''));
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const page = (value: string) => Buffer.from(pieces.join(value));
      const slots = splitNonce(page(nonce), nonce);
      expect(Buffer.concat(fillNonce(slots, 'short')).equals(page('short'))).toBe(true);
      expect(slots.holes).toBe(pieces.length - 1);
      expect(slots.bytes).toBe(page('').length);
    }),
    { numRuns: 300 },
  );
});

test('splitNonce does not copy large parts of a page', () => {
  const html = Buffer.from(`<a nonce="${nonce}">${'x'.repeat(50_000)}<b nonce="${nonce}">`);
  const filled = fillNonce(splitNonce(html, nonce), nonce);
  expect(filled).toHaveLength(3);
  expect(filled[1]?.buffer).toBe(html.buffer);
});

test('splitNonce, for a nonce shorter than 16 characters, throws', () => {
  expect(() => splitNonce(Buffer.from('abc'), 'abc')).toThrow('16 characters');
});

test('splitNonce keeps a hole for the id of the forms, which differs by nonce and does not lead back to it', () => {
  const page = (value: string) =>
    Buffer.from(`<b nonce="${value}"><input value="${formIdOf(value)}"><i nonce="${value}">`);
  const slots = splitNonce(page(nonce), nonce);
  expect(slots.holes).toBe(3);
  const other = 'AAAAAAAAAAAAAAAAAAAAAA==';
  expect(Buffer.concat(fillNonce(slots, other)).toString()).toBe(page(other).toString());
  expect(formIdOf(nonce)).toHaveLength(nonce.length);
  expect(formIdOf(nonce)).not.toBe(formIdOf(other));
});
