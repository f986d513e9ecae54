import { expect, test } from 'vitest';
import { currencyDigits } from './currencyDigits.ts';

test.each(['JPY', 'KRW', 'VND', 'CLP', 'XAF', 'XOF'])(
  'currencyDigits, for %s, which has no minor unit, is 0',
  (currency) => {
    expect(currencyDigits(currency)).toBe(0);
  },
);

test.each(['UZS', 'USD', 'USDT', ''])('currencyDigits, for %j, is 2', (currency) => {
  expect(currencyDigits(currency)).toBe(2);
});
