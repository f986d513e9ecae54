import { expect, test } from 'vitest';
import { paddedDate } from './paddedDate.ts';

test.each([
  ['1.1.1990', '01.01.1990'],
  [' 1 / 2 / 1990 ', '01.02.1990'],
  ['1 1 1990', '01.01.1990'],
  ["1'12'1990", '01.12.1990'],
  ['28-2-1990', '28.02.1990'],
  ['1990-02-28', '28.02.1990'],
  ['1990-2-8', '08.02.1990'],
  ['28021990', '28.02.1990'],
  ['01.01.1990', '01.01.1990'],
])('a day written as %j is padded to %s', (text, padded) => {
  expect(paddedDate(text)).toBe(padded);
});

test.each(['', '1.1.90', '111990', '1.1', 'abc', '1.1.19901'])('%j is no whole date and is left as it is', (text) => {
  expect(paddedDate(text)).toBe(text);
});
