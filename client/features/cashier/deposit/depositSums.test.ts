import { expect, test } from 'vitest';
import type { DepositOffer } from './depositOffers.ts';
import { depositSums } from './depositSums.ts';

const uzs = (amount: number) => ({ amount, currency: 'UZS' });
const method = { currency: 'UZS', fee: { percent: 1.5 } };
const rates = { UZS: 1, USD: 1 / 12_650, RUB: 1 / 152 };
const offer: DepositOffer = {
  id: 1,
  name: '100%',
  facts: [],
  excluded: [],
  isTaken: false,
  gift: { percent: 100, max: 500_000, min: 20_000, currency: 'UZS' },
};
const base = { method, amount: 200_000, account: 'UZS', offer: null, rates };

test('what arrives is the sum without its fee', () => {
  expect(depositSums(base)).toEqual({
    sum: uzs(200_000),
    fee: uzs(3_000),
    arrives: { money: uzs(197_000), isAbout: false },
    bonus: null,
  });
});

test('in another currency it is about so much, never more, or unknown', () => {
  const free = { ...base, method: { currency: 'UZS', fee: {} } };
  expect(depositSums({ ...free, account: 'USD' }).arrives).toEqual({
    money: { amount: 15.81, currency: 'USD' },
    isAbout: true,
  });
  expect(depositSums({ ...free, account: 'USDT' }).arrives).toBeNull();
});

test('a bonus is a share of the sum, up to its most, and from its least', () => {
  expect(depositSums({ ...base, offer }).bonus).toEqual(uzs(200_000));
  expect(depositSums({ ...base, offer, amount: 900_000 }).bonus).toEqual(uzs(500_000));
  expect(depositSums({ ...base, offer, amount: 19_999 }).bonus).toBeNull();
});

test('a fee larger than the sum leaves nothing, and not less', () => {
  const dear = { ...base, amount: 100, method: { currency: 'UZS', fee: { fixed: 500 } } };
  expect(depositSums(dear).arrives?.money).toEqual(uzs(0));
});
