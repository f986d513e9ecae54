import { expect, test } from 'vitest';
import { withdrawableUpTo } from './withdrawableUpTo.ts';

const method = { max: 20_000_000, currency: 'UZS' };
const uzs = (amount: number) => ({ amount, currency: 'UZS' });
const usd = (amount: number) => ({ amount, currency: 'USD' });
const rates = { UZS: 1, USD: 1 / 12_650, USDT: 1 / 12_650 };

test('withdrawableUpTo can be typed, bounded by the balance, the rest of the day and the method', () => {
  expect(withdrawableUpTo({ method, available: uzs(120.99), dailyLeft: uzs(200), rates: {} })).toBe(120);
  expect(withdrawableUpTo({ method, available: uzs(900), dailyLeft: uzs(200), rates: {} })).toBe(200);
  expect(withdrawableUpTo({ method, available: uzs(900), dailyLeft: null, rates: {} })).toBe(900);
  expect(withdrawableUpTo({ method: { ...method, max: 500 }, available: uzs(900), dailyLeft: null, rates })).toBe(500);
});

test('withdrawableUpTo converts a balance and a rest of the day in another currency, rounded down', () => {
  const tether = { max: 5_000, currency: 'USDT' };
  expect(withdrawableUpTo({ method, available: usd(31.61), dailyLeft: usd(3_952.56), rates })).toBe(399_866);
  expect(withdrawableUpTo({ method, available: usd(31.61), dailyLeft: usd(10), rates })).toBe(126_500);
  expect(withdrawableUpTo({ method: tether, available: uzs(1_000_000), dailyLeft: null, rates })).toBe(79.05);
  const whole = { ...tether, decimals: 0 };
  expect(withdrawableUpTo({ method: whole, available: uzs(1_000_000), dailyLeft: null, rates })).toBe(79);
  expect(withdrawableUpTo({ method: tether, available: uzs(0), dailyLeft: null, rates })).toBe(0);
});

test('withdrawableUpTo, when the balance or a rate is unknown, is null', () => {
  expect(withdrawableUpTo({ method, available: null, dailyLeft: null, rates })).toBeNull();
  expect(withdrawableUpTo({ method, available: usd(31.61), dailyLeft: null, rates: {} })).toBeNull();
  expect(withdrawableUpTo({ method, available: uzs(1_000), dailyLeft: usd(1), rates: {} })).toBeNull();
});
