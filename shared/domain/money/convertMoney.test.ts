import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertMoney } from './convertMoney.ts';
import { toMinor } from './toMinor.ts';

/** Rates by two bases: inverted ones are not exact in floating point. */
const rates = {
  UZS: { UZS: 1, USD: 1 / 12_650, RUB: 1 / 152, USDT: 1 / 12_650, JPY: 1 / 82.5 },
  USD: { UZS: 12_650, USD: 1, RUB: 12_650 / 152, USDT: 1, JPY: 12_650 / 82.5 },
};

test.each([
  [31.61, 'USD', 'UZS', 'down', 399_866.5],
  [100, 'USD', 'UZS', 'down', 1_265_000],
  [12_650, 'UZS', 'USD', 'down', 1],
  [50_000, 'UZS', 'USD', 'down', 3.95],
  [50_000, 'UZS', 'USD', 'up', 3.96],
  [12_650, 'UZS', 'USD', 'up', 1],
  [20_000_000, 'UZS', 'USDT', 'up', 1581.03],
  [31.61, 'USD', 'USDT', 'down', 31.61],
  [1000, 'UZS', 'JPY', 'down', 12],
  [1000, 'UZS', 'JPY', 'up', 13],
  [12, 'JPY', 'UZS', 'down', 990],
  [0, 'USD', 'UZS', 'up', 0],
] as const)('convertMoney, for %s %s in %s, rounded %s, returns %s with the rates of either base', (...row) => {
  const [amount, from, to, round, expected] = row;
  for (const given of Object.values(rates))
    expect(convertMoney({ amount, currency: from }, to, given, round)).toEqual({ amount: expected, currency: to });
});

test('convertMoney, without a usable rate, returns null, and a sum of the same currency unchanged', () => {
  const sum = { amount: 1, currency: 'USD' };
  expect(convertMoney(sum, 'UZS', {}, 'down')).toBeNull();
  expect(convertMoney(sum, 'UZS', { USD: 0, UZS: 1 }, 'down')).toBeNull();
  expect(convertMoney(sum, 'UZS', { USD: 1 }, 'down')).toBeNull();
  expect(convertMoney(sum, 'UZS', { USD: 1e-300, UZS: 1e300 }, 'down')).toBeNull();
  expect(convertMoney(sum, 'USD', {}, 'down')).toBe(sum);
});

test.each([
  ['a negative rate of the wanted currency', { USD: 1, UZS: -1 }],
  ['a negative rate of the given currency', { USD: -1, UZS: 1 }],
  ['two negative rates', { USD: -1, UZS: -12_650 }],
  ['a wanted currency that is worth too much', { USD: 1e10, UZS: 1e-5 }],
  ['a given currency that is worth too much', { USD: 1e-5, UZS: 1e10 }],
])('convertMoney, with %s, returns null', (_, given) => {
  expect(convertMoney({ amount: 1, currency: 'USD' }, 'UZS', given, 'down')).toBeNull();
});

test('convertMoney, with the largest ratio of two rates, converts', () => {
  const converted = convertMoney({ amount: 1, currency: 'USD' }, 'UZS', { USD: 1, UZS: 1e12 }, 'down');
  expect(converted).toEqual({ amount: 1e12, currency: 'UZS' });
});

test('convertMoney, with a large rate of twelve digits, converts exactly', () => {
  const converted = convertMoney({ amount: 1, currency: 'BTC' }, 'UZS', { BTC: 1, UZS: 1_265_123_456.67 }, 'down');
  expect(converted).toEqual({ amount: 1_265_123_456.67, currency: 'UZS' });
});

test('convertMoney, for any sum offered rounded down, costs at most the balance rounded up', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1e12 }),
      fc.constantFrom('UZS', 'USD', 'RUB', 'USDT'),
      fc.constantFrom('UZS', 'USD', 'RUB', 'USDT'),
      fc.constantFrom('UZS', 'USD'),
      (minor, from, to, base) => {
        const balance = { amount: minor / 100, currency: from };
        const offered = convertMoney(balance, to, rates[base], 'down');
        const cost = offered && convertMoney(offered, from, rates[base], 'up');
        expect(cost && toMinor(cost)).toBeLessThanOrEqual(minor);
      },
    ),
  );
});
