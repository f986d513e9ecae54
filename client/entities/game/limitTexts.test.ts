import { expect, test } from 'vitest';
import { limitTexts } from './limitTexts.ts';

const sums = (min: number, max: number, currency: string, other = currency) => ({
  min: { amount: min, currency },
  max: { amount: max, currency: other },
});

test('limitTexts states the limits of each currency with its unit, on one line', () => {
  const limits = [sums(200, 100_000, 'UZS'), sums(0.4, 200, 'USD')];
  const uz = { UZS: '200\u2060–\u2060100\u00A0000\u00A0soʻm', USD: '0,40\u2060–\u2060200\u00A0$' };
  expect(limitTexts(limits, 'uz')).toEqual(uz);
  expect(limitTexts(limits, 'ru')).toEqual({ ...uz, UZS: '200\u2060–\u2060100\u00A0000\u00A0сум' });
});

test('limitTexts leaves out limits in two currencies, and those that are none', () => {
  expect(limitTexts([sums(1, 2, 'UZS', 'USD'), sums(5, 2, 'UZS'), sums(-5, 2, 'USD')], 'uz')).toEqual({});
});
