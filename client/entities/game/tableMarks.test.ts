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

test('tableMarks has the five newest results, then the limits in the visitor’s currency', () => {
  expect(tableMarks(table, 'UZS')).toEqual([
    ...['1', '2', '3', '4', '5'].map(result),
    { text: '200\u2060–\u2060100\u00A0000' },
  ]);
  expect(tableMarks({ ...table, results: [] }, 'USD')).toEqual([{ text: '0,40\u2060–\u2060200' }]);
});

test('tableMarks states no limits in another currency, or while the currency is unknown', () => {
  for (const currency of ['RUB', undefined]) expect(tableMarks({ ...table, results: [] }, currency)).toEqual([]);
});
