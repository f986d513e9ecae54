import { expect, test } from 'vitest';
import { depositInput } from './depositInput.ts';
import { depositRule } from './depositRule.ts';
import { payFields } from './payFields.ts';

const method = { sysname: 'uzcard', min: 10_000, max: 500_000, currency: 'UZS' };
const fields = payFields([
  { name: 'card', type: 'custom', label: 'Card', mask: '#### ####', regex: '^[0-9]{4} [0-9]{4}$' },
  { name: 'phone', type: 'phone', label: 'Phone', optional: true, value: null },
  { name: 'what', type: 'hologram', label: '' },
]);

test('fields: a phone is the method’s own, and a kind of another time is a text', () => {
  expect(fields.map(({ name, type }) => [name, type])).toEqual([
    ['card', 'custom'],
    ['phone', 'custom'],
    ['what', 'text'],
  ]);
});

test('a sum is whole, in the bounds, with marks of thousands; every field has its rule', () => {
  const rule = depositRule({ method, fields, locale: 'uz' });
  const messagesOf = (typed: object) => rule.safeParse(typed).error?.issues.map(({ path }) => path[0]);
  const right = { amount: '200 000', card: '8600 1234', phone: '', what: 'x' };
  expect(rule.parse(right)).toEqual({ amount: 200_000, card: '8600 1234', phone: '', what: 'x' });
  for (const amount of ['', '9 999', '500 001', '1.5', '0200', 'x'])
    expect(messagesOf({ ...right, amount }), amount).toEqual(['amount']);
  expect(messagesOf({ ...right, card: '8600' })).toEqual(['card']);
  expect(rule.safeParse({ ...right, amount: '5' }).error?.issues[0]?.message).toContain('10%C2%A0000%C2%A0so%CA%BBm');
});

test('the order names saved requisites, or those typed, and -1 for no offer', () => {
  const order = { method, values: { amount: 20_000, card: '8600 1234' }, saved: null, offer: null, backUrl: '/x' };
  expect(depositInput(order)).toEqual({
    method: 'uzcard',
    amount: 20_000,
    currency: 'UZS',
    campaign_offer_id: -1,
    requisites: { card: '8600 1234' },
    back_url: '/x',
  });
  expect(depositInput({ ...order, saved: '7', offer: 3 })).toMatchObject({
    requisites: { saved: '7' },
    campaign_offer_id: 3,
  });
  expect(depositInput({ ...order, values: { amount: 20_000 } })).not.toHaveProperty('requisites');
});
