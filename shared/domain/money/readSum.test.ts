import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { readSum } from './readSum.ts';
import { sumDigits } from './sumDigits.ts';

const NBSP = '\u00A0';

test.each([
  ['100', 100],
  [' 50 000 ', 50_000],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['1.000', 1_000],
  ['50,000', 50_000],
  [`1${NBSP}000\u202F000`, 1_000_000],
  ['1\u2009000\u3000000', 1_000_000],
  ['\u200B50\u2060000\uFEFF', 50_000],
  ['9 999 999 999 999', 9_999_999_999_999],
  ['10 000 000 000 000', 10_000_000_000_000],
  ['\t100\n', 100],
])('readSum, for %j, returns %d, with and without decimals', (text, amount) => {
  expect(readSum(text, 0)).toEqual({ amount, problem: null });
  expect(readSum(text, 2)).toEqual({ amount, problem: null });
});

test.each([
  ['50 000,00', 50_000],
  ['50.000,00', 50_000],
  ['50,000.00', 50_000],
  ['50000.55', 50_000.55],
  ['225 775,50', 225_775.5],
  ['1,5', 1.5],
  ['0,50', 0.5],
  ['1,234,567.8', 1_234_567.8],
])(
  'readSum, for %j, keeps the decimals of a currency that has them, and names whole sums otherwise',
  (text, amount) => {
    expect(readSum(text, 2)).toEqual({ amount, problem: null });
    expect(readSum(text, 0)).toEqual({ amount: null, problem: 'whole' });
  },
);

test.each([
  ['', 'empty'],
  [' \u200B ', 'empty'],
  ['-70000', 'characters'],
  ['\u221270000', 'characters'],
  ['+5', 'characters'],
  ['1e5', 'characters'],
  ['1e14', 'characters'],
  ['0x1F', 'characters'],
  ['50 000 soʻm', 'characters'],
  ['١٢', 'characters'],
  ['１２', 'characters'],
  ["50'000", 'characters'],
  ['10\t20', 'characters'],
  ['10\n20', 'characters'],
  ['01', 'form'],
  ['0,500', 'form'],
  ['1.0000', 'form'],
  ['1,50,000', 'form'],
  ['1000,000', 'form'],
  ['1 000,000', 'form'],
  ['1.000,500', 'form'],
  ['1,000,50', 'form'],
  ['1.000.00', 'form'],
  ['50,', 'form'],
  [',50', 'form'],
  ['1..5', 'form'],
  ['0', 'range'],
  ['99999999999999999999', 'range'],
])('readSum, for %j, refuses it as %s', (text, problem) => {
  expect(readSum(text, 0)).toEqual({ amount: null, problem });
  expect(readSum(text, 2)).toEqual({ amount: null, problem });
});

test.each([
  [50_000, 0, 50_000],
  [12.5, 2, 12.5],
  [12.5, 0, 'whole'],
  [250.555, 2, 'form'],
  [0.125, 2, 'form'],
  [-5, 2, 'characters'],
  [0, 2, 'range'],
  [1e13, 2, 1e13],
  [1e13 + 1, 2, 'range'],
  [1e21, 2, 'range'],
  [Number.POSITIVE_INFINITY, 2, 'range'],
  [Number.NaN, 2, 'characters'],
  [1e-7, 2, 'characters'],
])('readSum, for the number %d with %d decimals, returns %j', (value, digits, expected) => {
  const reading = readSum(value, digits);
  expect(reading.amount ?? reading.problem).toBe(expected);
});

test('readSum, with three decimals, refuses a comma or a dot that may stand before thousands, and takes one after groups', () => {
  expect(readSum('1000,000', 3).problem).toBe('form');
  expect(readSum('1000.500', 3).problem).toBe('form');
  expect(readSum('1,000.500', 3).amount).toBe(1_000.5);
  expect(readSum('1.000,500', 3).amount).toBe(1_000.5);
});

test('readSum, for any sum as formatNumber writes it, returns the same sum, whatever the space', () => {
  const spaces = fc.constantFrom(' ', NBSP, '\u202F', '\u2009', '\u3000', '\u200B', '');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e15 }), spaces, (minor, space) => {
      const amount = minor / 100;
      expect(readSum(formatNumber(amount).replaceAll(NBSP, space), 2).amount).toBe(amount);
      expect(readSum(amount, 2).amount).toBe(amount);
    }),
  );
});

test('readSum, for any whole sum in groups after a comma or a dot, returns the same sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999_999 }), fc.constantFrom(',', '.', NBSP), (sum, mark) => {
      expect(readSum(formatNumber(sum).replaceAll(NBSP, mark), 0).amount).toBe(sum);
    }),
  );
});

test('readSum reads no text as more than its digits could mean', () => {
  const texts = fc.string({
    unit: fc.constantFrom(...'0123456789', ...'0123456789', '.', ',', ' ', NBSP, '-', 'e', 'x'),
  });
  fc.assert(
    fc.property(texts, fc.constantFrom(0, 2), (text, digits) => {
      const { amount } = readSum(text, digits);
      if (amount === null) return;
      expect(text).not.toMatch(/[-ex]/);
      const [, last = ''] = /[.,]([\d\s]*)$/.exec(text) ?? [];
      const count = last.replace(/\s/g, '').length;
      const scale = count === 1 || count === 2 ? 10 ** count : 1;
      expect(amount).toBe(Number(text.replace(/\D/g, '')) / scale);
      if (digits === 0) expect(Number.isInteger(amount)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  [{ currency: 'UZS' }, 0],
  [{ currency: 'JPY' }, 0],
  [{ currency: 'USD' }, 2],
  [{ currency: 'USDT' }, 2],
  [{ currency: 'USDT', decimals: 0 }, 0],
  [{ currency: 'UZS', decimals: 2 }, 2],
  [{ currency: 'JPY', decimals: 2 }, 0],
])('sumDigits, for %j, returns %d', (unit, digits) => {
  expect(sumDigits(unit)).toBe(digits);
});
