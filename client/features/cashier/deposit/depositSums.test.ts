import { expect, test } from 'vitest';
import type { DepositOffer } from './depositOffers.ts';
import { depositSums } from './depositSums.ts';

const uzs = (amount: number) => ({ amount, currency: 'UZS' });
const method = { currency: 'UZS', fee: { percent: 1.5 } };
const rates = { UZS: 1, USD: 1 / 12_650, RUB: 1 / 152 };
const offer: DepositOffer = {
  id: 1,
  name: '100%',
  conditions: [],
  excluded: [],
  isTaken: false,
  gift: { percent: 100, max: 500_000, min: 20_000, currency: 'UZS' },
};
const base = { method, amount: 200_000, account: 'UZS', offer: null, rates };

test('depositSums, in the account’s currency, credits the exact sum minus the fee', () => {
  expect(depositSums(base)).toEqual({
    sum: uzs(200_000),
    fee: uzs(3_000),
    arrives: { money: uzs(197_000), isAbout: false },
    bonus: null,
  });
});

test('depositSums, for an account in another currency, rounds an approximate sum down; without a rate it is null', () => {
  const free = { ...base, method: { currency: 'UZS', fee: {} } };
  expect(depositSums({ ...free, account: 'USD' }).arrives).toEqual({
    money: { amount: 15.81, currency: 'USD' },
    isAbout: true,
  });
  expect(depositSums({ ...free, account: 'USDT' }).arrives).toBeNull();
});

test('depositSums takes the bonus as a percentage of the sum, capped at the maximum; below the minimum it is null', () => {
  expect(depositSums({ ...base, offer }).bonus).toEqual({ money: uzs(200_000), isAbout: false });
  expect(depositSums({ ...base, offer, amount: 900_000 }).bonus).toEqual({ money: uzs(500_000), isAbout: false });
  expect(depositSums({ ...base, offer, amount: 19_999 }).bonus).toBeNull();
});

test('depositSums converts the bonus of an offer in another currency into that of the account, and its minimum too', () => {
  const tether = { ...base, method: { currency: 'USDT', fee: {} }, rates: { ...rates, USDT: 1 / 12_650 }, offer };
  expect(depositSums({ ...tether, amount: 2 }).bonus).toEqual({ money: uzs(25_300), isAbout: false });
  expect(depositSums({ ...tether, amount: 1 }).bonus).toBeNull();
  expect(depositSums({ ...tether, amount: 100, account: 'USD' }).bonus).toEqual({
    money: { amount: 39.52, currency: 'USD' },
    isAbout: true,
  });
});

test('depositSums, with a fee above the sum, credits zero, not a negative sum', () => {
  const dear = { ...base, amount: 100, method: { currency: 'UZS', fee: { fixed: 500 } } };
  expect(depositSums(dear).arrives?.money).toEqual(uzs(0));
});
