import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nonceSwap } from './nonceSwap.ts';

const nonce = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('base64'));

test('wherever the chunks end, the bytes are those of the page with the other nonce', () => {
  const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('{N}'), fc.constant('nonce="{N}"'));
  fc.assert(
    fc.property(fc.array(part), nonce, nonce, fc.array(fc.nat({ max: 300 })), (parts, own, other, cuts) => {
      // Beginnings of the nonce that do not go on are part of the page.
      const text = parts.map((one, index) => one + own.slice(0, index % 5)).join('');
      const page = Buffer.from(text.replaceAll('{N}', own));
      const ends = [...cuts.filter((cut) => cut < page.length), page.length].toSorted((a, b) => a - b);
      const swap = nonceSwap(own, other);
      let from = 0;
      const out = ends.map((end) => {
        const chunk = swap.next(page.subarray(from, end));
        from = end;
        return chunk;
      });
      const swapped = Buffer.concat([...out, swap.rest()]).toString();
      expect(swapped).toBe(page.toString().replaceAll(own, other));
    }),
  );
});

test('nothing is held back that cannot be the beginning of a nonce', () => {
  const swap = nonceSwap('ABCDEFGHIJKLMNOPQRSTUV==', 'abcdefghijklmnopqrstuv==');
  expect(swap.next(Buffer.from('<p nonce="ABCDEFGHIJKLMNOPQRSTUV==">')).toString()).toBe(
    '<p nonce="abcdefghijklmnopqrstuv==">',
  );
  expect(swap.next(Buffer.from('<p>ABC')).toString()).toBe('<p>');
  expect(swap.next(Buffer.from('!')).toString()).toBe('ABC!');
  expect(swap.rest()).toHaveLength(0);
});
