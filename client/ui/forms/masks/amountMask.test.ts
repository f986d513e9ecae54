import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '../../../../shared/domain/formatNumber.ts';
import { parseSum } from '../../../../shared/domain/money/parseSum.ts';
import { amountMask } from './amountMask.ts';

const shown = (text: string) => maskitoTransform(text, amountMask).replaceAll('\u00A0', ' ');

test.each([
  ['5', '5'],
  ['1250000', '1 250 000'],
  ['50 000', '50 000'],
  ['0050', '50'],
  ['99999999999999999', '9 999 999 999 999'],
  ['', ''],
])('amountMask formats %s as %s', (typed, text) => {
  expect(shown(typed)).toBe(text);
});

test.each([
  ['1,250,000.00 soʻm', '1250000'],
  ['1 250 000,5', '1250000'],
  ['12,500', '12500'],
  ['7', '7'],
])('amountMask reads a pasted %s as %s', (data, digits) => {
  const [preprocess] = amountMask.preprocessors ?? [];
  expect(preprocess?.({ elementState: { value: '', selection: [0, 0] }, data }, 'insert').data).toBe(digits);
});

test('amountMask formats any sum like formatNumber, and parseSum reads it back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999_999 }), (sum) => {
      const masked = maskitoTransform(String(sum), amountMask);
      expect(masked).toBe(formatNumber(sum));
      expect(parseSum(masked)).toBe(sum);
    }),
  );
});
