import { expect, test } from 'vitest';
import { carriedSum } from './carriedSum.ts';

test.each([
  ['50 000', '50000'],
  ['1,000,000', '1000000'],
  [' 12 345 ', '12345'],
  ['1.5', '1.5'],
  [' abc ', 'abc'],
  ['9 999 999 999 999', '9999999999999'],
  ['12 345 678 901 234', ''],
  ['8600 1234 5678 9012', ''],
  ['abcdefghijklmnopqrstuvwx', 'abcdefghijklmnopqrstuvwx'],
  ['abcdefghijklmnopqrstuvwxy', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('carriedSum, for %j, returns %j', (typed, carried) => {
  expect(carriedSum(typed)).toBe(carried);
});
