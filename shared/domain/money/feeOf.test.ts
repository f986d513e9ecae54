import { expect, test } from 'vitest';
import { feeOf } from './feeOf.ts';

test.each([
  [200_000, {}, 0],
  [200_000, { percent: 0 }, 0],
  [200_000, { percent: 1.5 }, 3_000],
  [10_000, { percent: 0.1, fixed: 500 }, 510],
  [33_333, { percent: 1 }, 333.33],
  [1.15, { percent: 100 }, 1.15],
  [50, { percent: 1.005 }, 0.5],
  [30_000_000_000, { percent: 2.9999 }, 899_970_000],
])('feeOf, for %s and the fee %j, returns %s', (amount, fee, expected) => {
  expect(feeOf({ amount, currency: 'UZS' }, fee)).toEqual({ amount: expected, currency: 'UZS' });
});

test('feeOf, for a currency without a minor unit, returns a whole fee', () => {
  expect(feeOf({ amount: 1_050, currency: 'JPY' }, { percent: 1 })).toEqual({ amount: 11, currency: 'JPY' });
});
