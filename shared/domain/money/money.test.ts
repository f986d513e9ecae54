import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { addMoney } from './addMoney.ts';
import { currencyUnit } from './currencyUnit.ts';
import { formatMoney } from './formatMoney.ts';
import { fromMinor } from './fromMinor.ts';
import { toMinor } from './toMinor.ts';

const NBSP = '\u00A0';

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [1000, `1${NBSP}000`],
  [1234567, `1${NBSP}234${NBSP}567`],
  [1234.5, `1${NBSP}234,50`],
  [0.05, '0,05'],
  [1.005, '1,01'],
  [999.999, `1${NBSP}000,00`],
  [-1234.5, `\u22121${NBSP}234,50`],
  [-0.001, '0,00'],
  [1e-9, '0,00'],
  [1e21, `1${`${NBSP}000`.repeat(7)}`],
  [Number.NaN, '—'],
  [Number.POSITIVE_INFINITY, '—'],
])('formatNumber, for %d, returns %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('formatNumber, for any number of hundredths, returns text that parses to the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (minor) => {
      const text = formatNumber(minor / 100);
      expect(text).toMatch(/^\u2212?\d{1,3}(\u00A0\d{3})*(,\d\d)?$/);
      const read = Number(text.replaceAll(NBSP, '').replace('\u2212', '-').replace(',', '.'));
      expect(Math.round(read * 100)).toBe(minor);
    }),
  );
});

test('formatMoney appends the unit of the currency in the locale, or the given symbol', () => {
  expect(formatMoney({ amount: 1250000, currency: 'UZS' }, 'uz')).toBe(`1${NBSP}250${NBSP}000${NBSP}soʻm`);
  expect(formatMoney({ amount: 99.9, currency: 'UZS' }, 'ru')).toBe(`99,90${NBSP}сум`);
  expect(formatMoney({ amount: 5, currency: 'XYZ' }, 'ru')).toBe(`5${NBSP}XYZ`);
  expect(formatMoney({ amount: 5, currency: 'UZS' }, 'uz', 'soʻmgina')).toBe(`5${NBSP}soʻmgina`);
  expect(currencyUnit('USD', 'uz')).toBe('$');
});

test.each([
  ['UZS', 1500.567, '1 500,56'],
  ['UZS', 0.999, '0,99'],
  ['UZS', -0.999, '\u22120,99'],
  ['UZS', 0.1 + 0.7, '0,80'],
  ['UZS', 1_000_000_000_000.29, '1 000 000 000 000,29'],
  ['UZS', 0.001, '0,00'],
  ['USDT', 0.000001, '0,000001'],
  ['USDT', 12.5, '12,50'],
  ['USDT', 12.345678, '12,345678'],
  ['USDT', 0.0000019, '0,000001'],
  ['BTC', 0.00000003, '0,00000003'],
  ['BTC', 1.2034, '1,2034'],
])(
  'formatMoney shows %s %d as %s: by the decimals of the currency, and never more than there is',
  (currency, amount, text) => {
    const shown = formatMoney({ amount, currency }, 'uz', 'x');
    expect(shown.replaceAll(NBSP, ' ')).toBe(`${text} x`);
  },
);

test('addMoney and toMinor compute in whole minor units; addMoney throws for two currencies', () => {
  const uzs = (amount: number) => ({ amount, currency: 'UZS' });
  expect(addMoney(uzs(0.1), uzs(0.2))).toEqual(uzs(0.3));
  expect(toMinor(uzs(1.005))).toBe(101);
  expect(toMinor(uzs(-1.005))).toBe(-101);
  expect(toMinor({ amount: 12.5, currency: 'JPY' })).toBe(13);
  expect(() => addMoney(uzs(1), { amount: 1, currency: 'USD' })).toThrow(RangeError);
});

test('toMinor, for any output of fromMinor, returns the same minor units', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), fc.constantFrom('UZS', 'USD', 'JPY'), (minor, currency) => {
      expect(toMinor(fromMinor(minor, currency))).toBe(minor);
    }),
  );
});
