import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { amountMask } from './amountMask.ts';

const NBSP = '\u00A0';
const whole = amountMask(0);
const cents = amountMask(2);
const shown = (text: string, mask = whole) => maskitoTransform(text, mask).replaceAll(NBSP, ' ');

test.each([
  ['5', '5'],
  ['1250000', '1 250 000'],
  ['50 000', '50 000'],
  ['\u200B50\u3000000', '50 000'],
  ['', ''],
])('amountMask groups %s as %s', (typed, text) => {
  expect(shown(typed)).toBe(text);
  expect(shown(typed, cents)).toBe(text);
});

test.each(['50 000,00', '50000.55', '50.000,00', '-70000', '1e5', '1.000', '0050', '1 250 000 soʻm', '50 000,'])(
  'amountMask leaves %s as it is where sums are whole',
  (typed) => {
    expect(maskitoTransform(typed, whole)).toBe(typed);
  },
);

test.each([
  ['1250,5', '1 250,5'],
  ['1250.55', '1 250.55'],
  ['1250,', '1 250,'],
  ['0,5', '0,5'],
  ['1250.555', '1250.555'],
  ['1.000', '1.000'],
  ['-1250,5', '-1250,5'],
])('amountMask, with decimals, shows %s as %s', (typed, text) => {
  expect(shown(typed, cents)).toBe(text);
});

test('amountMask changes no text that readSum reads differently afterwards', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789', '.', ',', ' ', NBSP, '-', 'e') });
  fc.assert(
    fc.property(texts, fc.constantFrom(0, 2), (text, digits) => {
      expect(readSum(maskitoTransform(text, amountMask(digits)), digits)).toEqual(readSum(text, digits));
    }),
    { numRuns: 2_000 },
  );
});

test('amountMask shows any sum like formatNumber', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999_999 }), (sum) => {
      expect(maskitoTransform(String(sum), whole)).toBe(formatNumber(sum));
    }),
  );
});
