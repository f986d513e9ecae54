import { expect, test } from 'vitest';
import type { TableFacts } from '#shared/api/play/games.contract.ts';
import { tableMarks } from './tableMarks.ts';

const result = (text: string) => ({ text, look: 'red' as const });
const sums = (min: number, max: number, currency: string) => ({
  min: { amount: min, currency },
  max: { amount: max, currency },
});
const table: TableFacts = {
  results: ['1', '2', '3', '4', '5', '6'].map(result),
  limits: [sums(200, 100_000, 'UZS'), sums(0.4, 200, 'USD')],
};

test('tableMarks has the five newest results, and the limits by currency', () => {
  expect(tableMarks(table)).toEqual({
    results: ['1', '2', '3', '4', '5'].map(result),
    limits: { UZS: '200\u2060–\u2060100\u00A0000', USD: '0,40\u2060–\u2060200' },
  });
});

test('tableMarks leaves out limits in two currencies, and those that are none', () => {
  const mixed = { min: { amount: 1, currency: 'USD' }, max: { amount: 2, currency: 'UZS' } };
  expect(tableMarks({ results: [], limits: [mixed, sums(5, 2, 'UZS'), sums(-5, 2, 'USD')] }).limits).toEqual({});
});
