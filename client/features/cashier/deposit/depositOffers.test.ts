import { expect, test } from 'vitest';
import { depositOffers } from './depositOffers.ts';

const offer = (more: object) => ({
  id: 1,
  trigger: { type: 'user_satisfies_params' as const },
  description: { title: 'Reload' },
  promotions: [],
  ...more,
});

test('an offer names the methods it does not go with (A-84)', () => {
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

test('what comes without a deposit, and what the player cannot have now, is not offered with one', () => {
  const action = offer({ trigger: { type: 'action' } });
  expect(depositOffers([action, offer({ is_available: false })])).toEqual([]);
});

test('a gift is told where all of its figures are', () => {
  const deposit = { percent: 50, max: 500_000, min: 20_000, currency: 'UZS' };
  const giftOf = (value: unknown) => depositOffers([offer({ description: { deposit: value } })])[0]?.gift;
  expect(giftOf(deposit)).toEqual(deposit);
  expect(giftOf({ ...deposit, percent: '50' })).toBeNull();
  expect(giftOf(undefined)).toBeNull();
});
