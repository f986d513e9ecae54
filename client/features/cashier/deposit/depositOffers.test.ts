import { expect, test } from 'vitest';
import { depositOffers } from './depositOffers.ts';
import { offerMinimum } from './offerMinimum.ts';

const offer = (more: object) => ({
  id: 1,
  trigger: { type: 'user_satisfies_params' as const },
  description: { title: 'Reload' },
  promotions: [],
  ...more,
});

test('depositOffers, for an offer with exclude_methods, lists them as excluded; without, the list is empty (A-84)', () => {
  const trigger = { type: 'user_satisfies_params' as const, params: { exclude_methods: ['usdt', 'humo'] } };
  const found = depositOffers([
    offer({ trigger }),
    offer({ id: 2 }),
    offer({ id: 3, trigger: 'user_satisfies_params' }),
  ]);
  expect(found.map(({ id, excluded }) => [id, excluded])).toEqual([
    [1, ['usdt', 'humo']],
    [2, []],
    [3, []],
  ]);
});

test('depositOffers leaves out offers that need no deposit and offers that are not available', () => {
  const action = offer({ trigger: { type: 'action' } });
  expect(depositOffers([action, offer({ is_available: false })])).toEqual([]);
});

test('depositOffers sets an offer’s gift only if every figure of it is a number, else null', () => {
  const deposit = { percent: 50, max: 500_000, min: 20_000, currency: 'UZS' };
  const giftOf = (value: unknown) => depositOffers([offer({ description: { deposit: value } })])[0]?.gift;
  expect(giftOf(deposit)).toEqual(deposit);
  expect(giftOf({ ...deposit, percent: '50' })).toBeNull();
  expect(giftOf(undefined)).toBeNull();
});

test('offerMinimum is in the currency of the form, rounded up, and in that of the offer without a rate', () => {
  const gift = { percent: 100, max: 500_000, min: 20_000, currency: 'UZS' };
  const rates = { UZS: 1, USDT: 1 / 12_650 };
  expect(offerMinimum({ gift }, 'USDT', rates)).toEqual({ money: { amount: 1.59, currency: 'USDT' }, isAbout: true });
  const stated = { money: { amount: 20_000, currency: 'UZS' }, isAbout: false };
  expect(offerMinimum({ gift }, 'UZS', rates)).toEqual(stated);
  expect(offerMinimum({ gift }, 'USDT', {})).toEqual(stated);
  expect(offerMinimum({ gift: null }, 'UZS', rates)).toBeNull();
});
