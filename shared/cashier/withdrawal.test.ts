import { expect, test } from 'vitest';
import { payFields } from './payFields.ts';
import { withdrawalInput } from './withdrawalInput.ts';
import { withdrawalRule } from './withdrawalRule.ts';

const method = { sysname: 'card', min: 50_000, max: 500_000, currency: 'UZS' };
const fields = payFields([
  { name: 'card', type: 'custom', label: 'Card', regex: '^[0-9]{4} [0-9]{4}$' },
  { name: 'holder', type: 'name', label: 'Name' },
]);

test('withdrawalRule accepts a whole sum within the bounds, and applies the rule of each field in the language of the page', () => {
  const rule = withdrawalRule({ method, fields, locale: 'ru' });
  const right = { amount: '200 000', card: '8600 1234', holder: 'Азиз' };
  const wrong = (typed: object) => rule.safeParse({ ...right, ...typed }).error?.issues.map(({ path }) => path[0]);
  expect(rule.parse(right)).toEqual({ amount: 200_000, card: '8600 1234', holder: 'Азиз' });
  for (const amount of ['', '49 999', '500 001', '50000.5', 'x']) expect(wrong({ amount }), amount).toEqual(['amount']);
  expect(wrong({ card: '8600' })).toEqual(['card']);
  const message = rule.safeParse({ ...right, amount: '5' }).error?.issues[0]?.message ?? '';
  expect(decodeURIComponent(message).replaceAll('\u00A0', ' ')).toBe('validation.sum?min=50 000 сум&max=500 000 сум');
});

test('withdrawalRule, when a field of the method has the name of the sum, keeps the rule of the sum', () => {
  const rule = withdrawalRule({
    method,
    fields: payFields([{ name: 'amount', type: 'text', label: 'Sum' }]),
    locale: 'uz',
  });
  expect(rule.safeParse({ amount: '500 001' }).success).toBe(false);
});

test('withdrawalInput sends the typed requisites as text, the saved ones by their id, and none when the method has none', () => {
  const order = { method, values: { amount: 60_000, card: '8600 1234', note: null, code: 7 }, saved: '' };
  const sum = { method: 'card', amount: 60_000, currency: 'UZS' };
  expect(withdrawalInput(order)).toEqual({ ...sum, requisites: { card: '8600 1234', note: '', code: '7' } });
  expect(withdrawalInput({ ...order, saved: '12' })).toEqual({ ...sum, requisites: { saved: '12' } });
  expect(withdrawalInput({ ...order, values: { amount: 60_000 } })).toEqual(sum);
});
