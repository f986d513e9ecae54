import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formIdOf } from './formIdOf.ts';
import { nonceSwap } from './nonceSwap.ts';

const nonce = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('base64'));

test('nonceSwap, for any chunks of a page, returns the page with the other nonce', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constant('{N}'),
    fc.constant('nonce="{N}"'),
    fc.constant('{F}'),
  );
  fc.assert(
    fc.property(fc.array(part), nonce, nonce, fc.array(fc.nat({ max: 300 })), (parts, current, other, cuts) => {
      // Incomplete nonces are part of the page.
      const text = parts.map((one, index) => one + current.slice(0, index % 5)).join('');
      const filled = (nonce: string) => text.replaceAll('{N}', nonce).replaceAll('{F}', formIdOf(nonce));
      const page = Buffer.from(filled(current));
      const ends = [...cuts.filter((cut) => cut < page.length), page.length].toSorted((a, b) => a - b);
      const swap = nonceSwap(current, other);
      let from = 0;
      const out = ends.map((end) => {
        const chunk = swap.next(page.subarray(from, end));
        from = end;
        return chunk;
      });
      const swapped = Buffer.concat([...out, swap.rest()]).toString();
      expect(swapped).toBe(filled(other));
    }),
  );
});

test('nonceSwap holds back only an end that may be the beginning of the nonce', () => {
  const swap = nonceSwap('ABCDEFGHIJKLMNOPQRSTUV==', 'abcdefghijklmnopqrstuv==');
  expect(swap.next(Buffer.from('<p nonce="ABCDEFGHIJKLMNOPQRSTUV==">')).toString()).toBe(
    '<p nonce="abcdefghijklmnopqrstuv==">',
  );
  expect(swap.next(Buffer.from('<p>ABC')).toString()).toBe('<p>');
  expect(swap.next(Buffer.from('!')).toString()).toBe('ABC!');
  expect(swap.rest()).toHaveLength(0);
});
