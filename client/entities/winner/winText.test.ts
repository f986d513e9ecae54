import { expect, test } from 'vitest';
import { winText } from './winText.ts';

test.each([
  [125_000.75, 'UZS', '+125\u00A0000\u00A0soʻm'],
  [100.99, 'USDT', '+100\u00A0USDT'],
  [12.5, 'USDT', '+12,50\u00A0USDT'],
  [0.0023, 'BTC', '+0,0023\u00A0BTC'],
  [0.9, 'UZS', '+0,90\u00A0soʻm'],
])('winText of %d %s is %s: a small win keeps its fraction', (amount, currency, shown) => {
  expect(winText({ amount, currency }, 'uz')).toBe(shown);
});
