import { expect, test } from 'vitest';
import { returnedOrder } from './returnedOrder.ts';

const LONG = 'x'.repeat(41);
test.each([
  ['the sum and the choices', { amount: '500', saved: '4', offer: '9-a' }, { amount: '500', saved: '4', offer: '9-a' }],
  ['nothing', {}, {}],
  ['new requisites', { saved: '' }, { saved: '' }],
  ['no offer', { offer: '' }, {}],
  ['a card number as a sum', { amount: '8600111122223333' }, {}],
  ['a card number in a field of its own', { card: '8600111122223333' }, {}],
  ...['a b', 'x/', '/x', LONG].map((id) => [`the ids "${id}"`, { saved: id, offer: id }, {}]),
  ['the longest ids', { saved: LONG.slice(1), offer: LONG.slice(1) }, { saved: LONG.slice(1), offer: LONG.slice(1) }],
] as [string, Record<string, string>, object][])(
  'a refused order with %s returns what it may',
  (_name, fields, parts) => {
    expect(returnedOrder(fields)).toEqual(parts);
  },
);
