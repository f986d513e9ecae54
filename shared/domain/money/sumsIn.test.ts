import { expect, test } from 'vitest';
import { sumsIn } from './sumsIn.ts';

test('sumsIn writes each sum with its unit in the language, by the name of its parameter', () => {
  const sums = { left: { amount: 50_000, currency: 'UZS' }, limit: { amount: 12.5, currency: 'USD' } };
  expect(sumsIn(sums, 'ru')).toEqual({ left: '50\u00A0000\u00A0сум', limit: '12,50\u00A0$' });
});
