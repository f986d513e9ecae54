import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMask } from './applyMask.ts';
import { compileMask } from './compileMask.ts';
import { unmask } from './unmask.ts';

const PHONE = '+998 ## ### ## ##';

test.each([
  [PHONE, '901234567', '+998 90 123 45 67'],
  [PHONE, '+998 (90) 123-45-67', '+998 90 123 45 67'],
  [PHONE, '998901234567999', '+998 90 123 45 67'],
  [PHONE, '+99', '+99'],
  [PHONE, '9', '+9'],
  [PHONE, '+998', '+998'],
  [PHONE, '90', '+998 90'],
  [PHONE, '', ''],
  ['##.##.####', '01021990', '01.02.1990'],
  ['##.##.####', '01', '01'],
  ['##.##.####', '010', '01.0'],
  ['@@ #######', 'aa1234567', 'aa 1234567'],
  ['@@ #######', 'Ўқ1', 'Ўқ 1'],
  ['@@ #######', '12', ''],
  ['**-**', 'a1ж2ш', 'a1-ж2'],
  ['AB-##', '12', 'AB-12'],
  ['1#', '12', '12'],
  ['', 'abc', ''],
])('applyMask, with %s and %j, returns %j', (mask, input, masked) => {
  expect(applyMask(mask, input)).toBe(masked);
});

test('unmask removes the literals of the mask', () => {
  expect(unmask(PHONE, '+998 90 123 45 67')).toBe('901234567');
  expect(unmask('##.##', '01.0')).toBe('010');
});

test('unmask, for text typed without the mask, returns it, and for text that does not fit, loses nothing', () => {
  expect(unmask('#### ####', '12345678')).toBe('12345678');
  expect(unmask('#### ####', '1234-5678')).toBe('12345678');
  expect(unmask('#### ####', '1234 5678 9')).toBe('1234 5678 9');
  expect(unmask('#### ####', '1234 56a8')).toBe('1234 56a8');
});

const masks = fc.string({ unit: fc.constantFrom('#', '@', '*', ' ', '-', '.', '9', 'A', '+'), maxLength: 12 });
const inputs = fc.string({ unit: fc.constantFrom(...'0129abЖўA9 -.+('), maxLength: 16 });

test('applyMask, for any mask and input, returns text that fits the mask, and is idempotent', () => {
  fc.assert(
    fc.property(masks, inputs, (mask, input) => {
      const masked = applyMask(mask, input);
      const tokens = compileMask(mask);
      for (const [index, character] of Array.from(masked).entries()) {
        const token = tokens[index];
        expect(token instanceof RegExp ? token.test(character) : character === token).toBe(true);
      }
      expect(applyMask(mask, masked)).toBe(masked);
    }),
    { numRuns: 2000 },
  );
});

test('applyMask after unmask returns the same text, for any mask whose literals cannot be typed', () => {
  const separators = fc.string({ unit: fc.constantFrom('#', '@', '*', ' ', '-', '.'), maxLength: 12 });
  fc.assert(
    fc.property(separators, inputs, (mask, input) => {
      const masked = applyMask(mask, input);
      expect(applyMask(mask, unmask(mask, masked))).toBe(masked);
    }),
  );
});

test('maskitoTransform does not change the output of applyMask', () => {
  fc.assert(
    fc.property(fc.constantFrom(PHONE, '##.##.####', '@@ #######', '****'), inputs, (mask, input) => {
      const masked = applyMask(mask, input);
      expect(maskitoTransform(masked, { mask: compileMask(mask) })).toBe(masked);
    }),
  );
});
