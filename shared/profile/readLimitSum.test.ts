import { expect, test } from 'vitest';
import { readLimitSum } from './readLimitSum.ts';

test.each([
  ['50 000', 'UZS', 50_000],
  ['12,50', 'USD', 12.5],
  ['100', '', 100],
])('readLimitSum, for %j of an account in %j, returns the sum', (typed, currency, amount) => {
  expect(readLimitSum(typed, currency)).toEqual({ amount, error: null });
});

test.each([
  ['', 'UZS', 'limits.sumRule'],
  ['0', 'UZS', 'limits.sumRule'],
  ['12,50', 'UZS', 'validation.sumWhole'],
  ['12,50', '', 'validation.sumWhole'],
  ['1,2345', 'USD', 'validation.sumFormat'],
  ['-5', 'USD', 'validation.sumCharacters'],
])('readLimitSum, for %j of an account in %j, names the rule that it breaks: %s', (typed, currency, error) => {
  expect(readLimitSum(typed, currency)).toEqual({ amount: null, error });
});
