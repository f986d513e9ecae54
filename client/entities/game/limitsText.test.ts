import { expect, test } from 'vitest';
import { limitsText } from './limitsText.ts';

const sums = (min: number, max: number, currency: string, other = currency) => ({
  min: { amount: min, currency },
  max: { amount: max, currency: other },
});

test('limitsText states the first limits, which are in the site’s currency, with the unit', () => {
  const limits = [sums(200, 100_000, 'UZS'), sums(0.4, 200, 'USD')];
  expect(limitsText(limits, 'uz')).toBe('200–100\u00A0000\u00A0soʻm');
  expect(limitsText(limits, 'ru')).toBe('200–100\u00A0000\u00A0сум');
  expect(limitsText([sums(0.4, 200, 'USD')], 'uz')).toBe('0,40–200\u00A0$');
});

test('limitsText, for limits that are none, is undefined', () => {
  for (const limits of [[], [sums(1, 2, 'UZS', 'USD')], [sums(5, 2, 'UZS')], [sums(-5, 2, 'UZS')]])
    expect(limitsText(limits, 'uz')).toBeUndefined();
});
