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

test('payFields reads a phone as a custom field with the mask of the method, and an unknown type as text', () => {
  expect(fields.map(({ name, type }) => [name, type])).toEqual([
    ['card', 'custom'],
    ['phone', 'custom'],
    ['what', 'text'],
  ]);
});

test('depositRule accepts a whole sum within the bounds, thousands separated, and applies the rule of each field', () => {
  const rule = depositRule({ method, fields, locale: 'uz' });
  const messagesOf = (typed: object) => rule.safeParse(typed).error?.issues.map(({ path }) => path[0]);
  const right = { amount: '200 000', card: '8600 1234', phone: '', what: 'x' };
  expect(rule.parse(right)).toEqual({ amount: 200_000, card: '8600 1234', phone: '', what: 'x' });
  for (const amount of ['', '9 999', '500 001', '1.5', '0200', 'x'])
    expect(messagesOf({ ...right, amount }), amount).toEqual(['amount']);
  expect(messagesOf({ ...right, card: '8600' })).toEqual(['card']);
  expect(rule.safeParse({ ...right, amount: '5' }).error?.issues[0]?.message).toContain('10%C2%A0000%C2%A0so%CA%BBm');
});

test('depositRule applies the rules of the language of the page', () => {
  const rule = depositRule({
    method,
    fields: payFields([{ name: 'holder', type: 'name', label: 'Name' }]),
    locale: 'ru',
  });
  expect(rule.safeParse({ amount: '20000', holder: 'Азиз' }).success).toBe(true);
});

test('depositRule, when a field of the method has the name of the sum, keeps the rule of the sum', () => {
  const rule = depositRule({
    method,
    fields: payFields([{ name: 'amount', type: 'text', label: 'Sum' }]),
    locale: 'uz',
  });
  expect(rule.safeParse({ amount: '500 001' }).success).toBe(false);
});

test('payFields keeps the value that the platform gives to a field', () => {
  expect(payFields([{ name: 'card', type: 'text', label: 'Card', value: '8600' }])[0]).toMatchObject({ value: '8600' });
});

test('depositInput sends saved requisites or the typed ones, and -1 without an offer', () => {
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
  expect(depositInput({ ...order, values: { amount: 20_000, note: null } })).toMatchObject({
    requisites: { note: '' },
  });
  expect(depositInput({ ...order, values: { amount: 20_000 } })).not.toHaveProperty('requisites');
});
