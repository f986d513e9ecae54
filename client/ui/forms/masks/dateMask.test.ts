import { maskitoTransform } from '@maskito/core';
import { expect, test } from 'vitest';
import { dateMask } from './dateMask.ts';

test.each([
  ['28021990', '28.02.1990'],
  ['1990-02-28', '28.02.1990'],
  ['28.02.1990', '28.02.1990'],
  ['1.1.1990', '01.01.1990'],
  ['5/12/1990', '05.12.1990'],
  ['28021990123', '28.02.1990'],
  ['2802', '28.02'],
  ['abc', ''],
])('dateMask formats %s as %s', (typed, shown) => {
  expect(maskitoTransform(typed, dateMask)).toBe(shown);
});

test.each([
  ['5', '.', '05', '.'],
  ['12.3', '/', '12.03', '.'],
  ['12', '.', '12', '.'],
  ['0', '.', '0', '.'],
  ['', '.', '', '.'],
])('dateMask, with %j and a typed %s, shows %j and inserts %s', (value, data, padded, given) => {
  const pad = dateMask.preprocessors?.[1];
  const result = pad?.({ elementState: { value, selection: [value.length, value.length] }, data }, 'insert');
  expect(result?.elementState).toEqual({ value: padded, selection: [padded.length, padded.length] });
  expect(result?.data).toBe(given);
});
